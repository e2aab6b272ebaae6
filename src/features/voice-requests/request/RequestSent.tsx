import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogSuccess } from "#src/ui/dialog/DialogSuccess.tsx";

interface RequestSentProps {
  /** Where the answer goes. */
  email: string;
  onClose: () => void;
  /** Called on unmount, after the closing animation. */
  onGone: () => void;
}

/** That the request was sent, and what happens next. */
export function RequestSent({ email, onClose, onGone }: RequestSentProps) {
  const leave = useEffectEvent(onGone);
  useEffect(() => () => leave(), []);
  return (
    <DialogSuccess
      message={<Trans>Your request has been sent successfully! We will contact you soon.</Trans>}
      next={
        <Trans comment="After a voice request was sent; email is the visitor's address">
          We look for voices that fit and send our suggestions to {email}.
        </Trans>
      }
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans comment="Button: closes a window whose form was sent">Done</Trans>
        </Button>
      }
    />
  );
}
