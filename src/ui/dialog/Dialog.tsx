import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useCloseOnBack } from "#src/lib/browser/close-on-back.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./Dialog.module.css";
import { holdTop } from "./hold-top.ts";
import { sayAlertsBehind } from "./say-alerts-behind.ts";
import { stayOnTop } from "./stay-on-top.ts";
import { usePressOutside } from "./use-press-outside.ts";

// A browser would begin with what scrolls, which a sheet may do only while it comes up.
const firstFocus = ["[data-first-focus]", "input:not([type=hidden]), textarea, select", "button"];

const animationsEnded = (element: HTMLElement) =>
  Promise.allSettled((element.getAnimations?.() ?? []).map((animation) => animation.finished));

interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape, a press on the overlay and the browser's Back. */
  onClose: () => void;
  /** The heading, which is also the dialog's name. */
  title: ReactNode;
  /** Sets `--dialog-width` and the like. */
  className?: string | undefined;
  /** The id of what is said with the name: what an act will do. */
  describedBy?: string | undefined;
  /** Whether the heading gets the focus first. */
  opensOnTitle?: boolean;
  /** Whether Back closes it: not where Back itself is what it asks about. */
  closesOnBack?: boolean;
  children: ReactNode;
}

/**
 * A modal native dialog; a bottom sheet under 700 px. The element with `data-first-focus`, the first field or the first
 * button gets the focus; closing returns it to the opener. The children unmount after the closing animation.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, className, describedBy, opensOnTitle, closesOnBack = true, children } = props;
  const { t } = useLingui();
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  usePressOutside(dialog, onClose);
  useCloseOnBack(open && closesOnBack, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) {
      element.showModal();
      const [first] = firstFocus.flatMap((selector) => element.querySelector<HTMLElement>(selector) ?? []);
      first?.focus({ preventScroll: true });
      return;
    }
    element.close();
    void animationsEnded(element).then(() => setPresent(element.open));
  }, [open]);

  // Once it is shown.
  useEffect(() => {
    return open && dialog.current ? holdTop(dialog.current) : undefined;
  }, [open]);

  useEffect(() => {
    return open && dialog.current ? sayAlertsBehind(dialog.current) : undefined;
  }, [open]);

  useEffect(() => {
    return open && dialog.current ? stayOnTop(dialog.current) : undefined;
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles["dialog"], className)}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // the cancel of a file picker bubbles up
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      <div data-announcer aria-live="polite" />
      {isPresent && (
        <div className={styles["box"]}>
          <div className={styles["head"]}>
            <h2
              className={styles["title"]}
              id={headingId}
              tabIndex={opensOnTitle ? -1 : undefined}
              data-first-focus={opensOnTitle}
            >
              {title}
            </h2>
            <IconButton label={t`Close`} icon={<X size={24} strokeWidth={1.75} />} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** The part of a dialog that scrolls. */
export const DialogBody = ({ className, ...rest }: ComponentPropsWithRef<"div">) => (
  <div {...rest} className={clsx(styles["body"], className)} />
);

/** The buttons below the body; they stay in view while it scrolls. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles["footer"]}>{children}</div>
);
