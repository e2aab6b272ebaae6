import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import { useEffect, useEffectEvent, useRef } from "react";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { Rings } from "#src/ui/Rings.tsx";
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
      <div className={styles["seal"]}>
        <Rings count={3} growth={1.25} className={styles["rings"]} />
        <Check size={34} strokeWidth={3} aria-hidden="true" />
      </div>
      <p ref={message} role="status">
        <Trans>Your request has been sent successfully! We will contact you soon.</Trans>
      </p>
    </DialogBody>
  );
}
