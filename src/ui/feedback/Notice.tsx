import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Spoken } from "./Spoken.tsx";
import styles from "./Notice.module.css";

const icons = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert };

/** The class of a link inside a notice. */
export const noticeLinkClass = styles["link"];

interface NoticeProps {
  kind: keyof typeof icons;
  children: ReactNode;
  /** A button at its end. */
  act?: ReactNode;
  className?: string | undefined;
  /** Whether a screen reader comes upon it anyway: it has the focus, or explains what stands around it. */
  isRead?: boolean;
}

/** A failure may appear outside the visible part of a dialog. */
const reveal = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: "nearest" });
};

/** The outcome of a form, with an icon. A failure scrolls into view and interrupts a screen reader, others are said after it. */
export function Notice({ kind, children, act, className, isRead = false }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div
      ref={kind === "danger" ? reveal : undefined}
      className={clsx(styles["notice"], styles[kind], className)}
      role={kind === "danger" ? "alert" : undefined}
    >
      <Icon size={20} aria-hidden="true" />
      {kind === "danger" ? (
        <div>{children}</div>
      ) : (
        <Spoken only={isRead ? "changes" : undefined}>{children}</Spoken>
      )}
      {act && <div className={styles["act"]}>{act}</div>}
    </div>
  );
}
