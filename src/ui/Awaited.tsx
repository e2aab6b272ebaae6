import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { menuItemClass } from "./menu-class.ts";
import { Spinner } from "./Spinner.tsx";

/** Stands in a popover until its content comes. A focus that came before goes on to the first thing of the content. */
export function Awaited() {
  const { t } = useLingui();
  const here = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = here.current;
    const popover = element?.parentElement;
    return () => {
      if (document.activeElement !== element) return;
      queueMicrotask(() => popover?.querySelector<HTMLElement>("a, button, input")?.focus());
    };
  }, []);
  return (
    <button ref={here} type="button" className={menuItemClass} aria-label={t`Loading`} aria-disabled="true">
      <Spinner />
    </button>
  );
}
