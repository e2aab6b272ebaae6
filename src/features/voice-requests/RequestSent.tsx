import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { Seal } from "#src/ui/Seal.tsx";
import styles from "./RequestDialog.module.css";

/** After a success the dialog closes itself (specification, section 9). */
const closesAfter = 3000;

interface RequestSentProps {
  onClose: () => void;
  /** Called when the message has left the page. */
  onGone: () => void;
}

export function RequestSent({ onClose, onGone }: RequestSentProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  const leave = useEffectEvent(onGone);

  useEffect(() => {
    message.current?.closest("dialog")?.querySelector("button")?.focus({ focusVisible: true });
    const timer = setTimeout(() => close(), closesAfter);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  return (
    <DialogBody className={styles["thanks"]}>
      <Seal />
      <p ref={message} role="status">
        <Trans>Your request has been sent successfully! We will contact you soon.</Trans>
      </p>
    </DialogBody>
  );
}
