import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { usePressOutside } from "./use-press-outside.ts";

const firstFocus = "[data-first-focus], input:not([type=hidden]), textarea, select";

const movedOut = (element: HTMLElement) =>
  Promise.allSettled((element.getAnimations?.() ?? []).map((move) => move.finished));

interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape and a press on the overlay. */
  onClose: () => void;
  /** The heading, which is also the dialog's name. */
  title: ReactNode;
  /** Sets `--dialog-width` and the like. */
  className?: string | undefined;
  /** The heading gets the focus first. */
  opensOnTitle?: boolean;
  children: ReactNode;
}

/**
 * A modal native dialog; a bottom sheet under 700 px. The first field gets the focus, or the element that
 * carries `data-first-focus`; closing gives it back to the opener. The children leave the page once the dialog has moved out.
 */
export function Dialog({ open, onClose, title, className, opensOnTitle, children }: DialogProps) {
  const { t } = useLingui();
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  usePressOutside(dialog, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) {
      element.showModal();
      element.querySelector<HTMLElement>(firstFocus)?.focus({ preventScroll: true });
      return;
    }
    element.close();
    void movedOut(element).then(() => setPresent(element.open));
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles["dialog"], className)}
      aria-labelledby={headingId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file picker's own cancel bubbles up
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
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
