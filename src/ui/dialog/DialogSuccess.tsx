import { useEffect, useRef, type ReactNode } from "react";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { SuccessMark } from "#src/ui/feedback/SuccessMark.tsx";
import { DialogBody, DialogFooter } from "./Dialog.tsx";
import styles from "./DialogSuccess.module.css";

interface DialogSuccessProps {
  message: ReactNode;
  /** What happens next. */
  next?: ReactNode;
  /** What can be done from here. */
  actions: ReactNode;
}

/** In place of a form that was sent. The window stays until a person closes it, and is as high as these words. */
export function DialogSuccess({ message, next, actions }: DialogSuccessProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.closest("dialog")?.querySelector("button")?.focus({ focusVisible: true });
  }, []);
  return (
    <>
      <DialogBody ref={body} className={styles["success"]} data-success>
        <SuccessMark />
        <Spoken className={styles["words"]}>
          <p className={styles["message"]}>{message}</p>
          {next && <p className={styles["next"]}>{next}</p>}
        </Spoken>
      </DialogBody>
      <DialogFooter>{actions}</DialogFooter>
    </>
  );
}
