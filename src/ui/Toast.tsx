import { useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Toast.module.css";

interface ToastProps {
  /** A failure interrupts a screen reader, the rest waits. */
  kind: "failure" | "news";
  icon?: ReactNode;
  /** A button that takes back what is told. */
  action?: ReactNode;
  onClose: () => void;
  /** Nothing while there is nothing to tell. */
  children: ReactNode;
}

/** Words that float above dock and selection bar until they are closed. */
export function Toast({ kind, icon, action, onClose, children }: ToastProps) {
  const { t } = useLingui();
  // An alert is heard when it comes; news only where their region stood before.
  if (kind === "failure" && !children) return null;
  return (
    <div className={styles["place"]} role={kind === "failure" ? "alert" : "status"}>
      {children && (
        <div className={styles["toast"]} data-kind={kind}>
          {icon}
          <p className={styles["words"]}>{children}</p>
          {action}
          <IconButton label={t`Close`} icon={<X size={18} />} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
