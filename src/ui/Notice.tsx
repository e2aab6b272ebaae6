import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import styles from "./Notice.module.css";

const icons = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert };

interface NoticeProps {
  kind: keyof typeof icons;
  children: ReactNode;
  className?: string | undefined;
}

/** What came of a form: text and icon on a soft ground. A failure interrupts a screen reader, the rest waits. */
export function Notice({ kind, children, className }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div
      className={clsx(styles["notice"], styles[kind], className)}
      role={kind === "danger" ? "alert" : "status"}
    >
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
