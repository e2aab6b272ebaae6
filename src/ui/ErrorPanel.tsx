import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { clsx } from "clsx";
import { Button } from "./Button.tsx";
import styles from "./Panel.module.css";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";

interface ErrorPanelProps {
  /** What went wrong, in words. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Something failed; it is said at once, with a way to try again. */
export const ErrorPanel = ({ children, onRetry }: ErrorPanelProps) => (
  <div ref={useFocusHandedOn()} className={styles["panel"]}>
    <CircleAlert className={clsx(styles["icon"], styles["bad"])} size={40} strokeWidth={1.5} />
    <p role="alert">{children}</p>
    {onRetry && (
      <Button icon={<RotateCcw size={18} />} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    )}
  </div>
);
