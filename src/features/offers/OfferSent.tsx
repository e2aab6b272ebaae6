import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { Seal } from "#src/ui/Seal.tsx";
import styles from "./OfferForm.module.css";

/** After a success the dialog closes itself (specification, section 9). */
const closesAfter = 2000;

export function OfferSent({ onClose }: { onClose: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    message.current?.closest("dialog")?.querySelector("button")?.focus({ focusVisible: true });
    const timer = setTimeout(() => close(), closesAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DialogBody className={styles["sent"]}>
      <Seal />
      <p ref={message} role="status">
        <Trans>Offer created successfully!</Trans>
      </p>
    </DialogBody>
  );
}
