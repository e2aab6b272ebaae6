import { useSyncExternalStore, type ComponentPropsWithRef, type KeyboardEvent } from "react";

interface ActionLinkProps extends ComponentPropsWithRef<"a"> {
  /** Where it leads without JavaScript. */
  href: string;
  onAct: () => void;
}

const subscribeToNothing = () => () => {};

/** The space bar presses buttons, but not links. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A link that becomes a button after hydration, so that it also works without JavaScript. */
export function ActionLink({ href, onAct, children, ...rest }: ActionLinkProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <a
      {...rest}
      href={href}
      role={isHydrated ? "button" : undefined}
      aria-haspopup={isHydrated ? rest["aria-haspopup"] : undefined}
      onKeyDown={pressOnSpace}
      onClick={(event) => {
        event.preventDefault();
        onAct();
      }}
    >
      {children}
    </a>
  );
}
