import { useEffect, type ReactNode, type Ref } from "react";
import styles from "./SelectionFrame.module.css";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";

interface SelectionFrameProps {
  /** While it is not, it slides out and cannot be reached. */
  isShown: boolean;
  /** Its name for screen readers. */
  label: string;
  /** Of the content, whose width decides what fits. */
  ref?: Ref<HTMLDivElement>;
  /** What is selected. */
  children: ReactNode;
  /** What is done with it, at the end. */
  action: ReactNode;
}

/** The bar of a selection, which floats above tabs and dock; the page leaves room for it. */
export function SelectionFrame({ isShown, label, ref, children, action }: SelectionFrameProps) {
  const height = useReservedHeight("--bar-height");
  useEffect(() => {
    document.documentElement.toggleAttribute("data-selection-bar", isShown);
    return () => void document.documentElement.removeAttribute("data-selection-bar");
  }, [isShown]);
  return (
    <section
      ref={height}
      className={styles["bar"]}
      aria-label={label}
      aria-hidden={!isShown}
      inert={!isShown}
    >
      <div ref={ref} className={styles["content"]}>
        {children}
        <div className={styles["action"]}>{action}</div>
      </div>
    </section>
  );
}
