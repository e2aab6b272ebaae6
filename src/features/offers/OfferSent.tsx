import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { SuccessMark } from "#src/ui/feedback/SuccessMark.tsx";
import styles from "./OfferForm.module.css";

const closeAfter = 2000; // milliseconds

/** The success message. It closes the dialog after two seconds. */
export function OfferSent({ onClose }: { onClose: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    message.current?.closest("dialog")?.querySelector("button")?.focus({ focusVisible: true });
    const timer = setTimeout(() => close(), closeAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DialogBody className={styles["sent"]}>
      <SuccessMark />
      <p ref={message} role="status">
        <Trans>Offer created successfully!</Trans>
      </p>
    </DialogBody>
  );
}
