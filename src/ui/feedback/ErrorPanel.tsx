import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Panel.module.css";

interface ErrorPanelProps {
  /** What went wrong. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** A failure, announced at once, with a button to try again. */
export const ErrorPanel = ({ children, onRetry }: ErrorPanelProps) => (
  <div className={styles["panel"]}>
    <CircleAlert className={clsx(styles["icon"], styles["bad"])} size={40} strokeWidth={1.5} />
    <p role="alert">{children}</p>
    {onRetry && (
      <Button icon={<RotateCcw size={18} />} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    )}
  </div>
);
