import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import styles from "./Dock.module.css";

interface DockProps extends ComponentProps<"section"> {
  /** Of what floats: the dock with what stands above it. */
  placeClassName?: string | undefined;
  above?: ReactNode;
}

let docks = 0;

/**
 * A player that floats at the page's foot, dark in either theme; the page leaves room for it. It marks the page by `data-dock`,
 * so that bars and messages stand above it. There may be two for a moment, when one takes the other's place.
 */
export function Dock({ placeClassName, above, className, ...rest }: DockProps) {
  const { t } = useLingui();
  const height = useReservedHeight("--dock-height");
  useEffect(() => {
    docks += 1;
    document.documentElement.dataset["dock"] = "";
    return () => {
      docks -= 1;
      if (docks === 0) delete document.documentElement.dataset["dock"];
    };
  }, []);
  return (
    <div ref={height} className={clsx(styles["place"], placeClassName)}>
      {above}
      <section
        {...rest}
        className={clsx(styles["dock"], className)}
        aria-label={t({ message: "Player", comment: "Name of the player for screen readers" })}
      />
    </div>
  );
}
