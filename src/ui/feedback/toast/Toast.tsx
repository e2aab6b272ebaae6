import { useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./Toast.module.css";

interface ToastProps {
  /** A failure interrupts a screen reader, news waits. */
  kind: "failure" | "news";
  icon?: ReactNode;
  /** A button, such as undo. */
  action?: ReactNode;
  onClose: () => void;
  /** The message; empty while there is none. */
  children: ReactNode;
}

/** A message above dock and selection bar, shown until it is closed. */
export function Toast({ kind, icon, action, onClose, children }: ToastProps) {
  const { t } = useLingui();
  if (!children) return null;
  const isFailure = kind === "failure";
  return (
    <div className={styles["place"]} role={isFailure ? "alert" : undefined}>
      <div className={styles["toast"]} data-kind={kind}>
        {icon}
        {isFailure ? (
          <p className={styles["words"]}>{children}</p>
        ) : (
          <Spoken as="p" kind="toast" className={styles["words"]}>
            {children}
          </Spoken>
        )}
        {action}
        <IconButton label={t`Close`} icon={<X size={18} />} onClick={onClose} />
      </div>
    </div>
  );
}
