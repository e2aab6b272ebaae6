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

/** It may come below what a small screen or a dialog shows. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** What came of a form: text and icon on a soft ground. A failure comes into view and interrupts a screen reader. */
export function Notice({ kind, children, className }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div
      ref={kind === "danger" ? reveal : undefined}
      className={clsx(styles["notice"], styles[kind], className)}
      role={kind === "danger" ? "alert" : "status"}
    >
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
