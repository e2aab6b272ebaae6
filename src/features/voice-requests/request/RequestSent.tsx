import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { SuccessMark } from "#src/ui/feedback/SuccessMark.tsx";
import styles from "./RequestDialog.module.css";

const closeAfter = 3000; // milliseconds

interface RequestSentProps {
  onClose: () => void;
  /** Called on unmount, after the closing animation. */
  onGone: () => void;
}

/** The success message. It closes the dialog after three seconds. */
export function RequestSent({ onClose, onGone }: RequestSentProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  const leave = useEffectEvent(onGone);

  useEffect(() => {
    message.current?.closest("dialog")?.querySelector("button")?.focus({ focusVisible: true });
    const timer = setTimeout(() => close(), closeAfter);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  return (
    <DialogBody className={styles["thanks"]}>
      <SuccessMark />
      <p ref={message} role="status">
        <Trans>Your request has been sent successfully! We will contact you soon.</Trans>
      </p>
    </DialogBody>
  );
}
