import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Room } from "#contract/rooms.ts";
import { CopyField } from "#src/ui/form/text/CopyField.tsx";
import { changeSettings } from "#src/features/rooms/mutations.ts";
import { newPassword } from "#src/lib/i18n/new-password.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";

interface PasswordDialogProps {
  room: Room;
  open: boolean;
  onClose: () => void;
}

/** Gives an open room a new password, and shows it once. */
export function PasswordDialog({ room: { roomId }, open, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const [password] = useState(() => newPassword(currentLocale()));
  const { mutate, isPending, error, isSuccess } = useSending(changeSettings);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "New password", comment: "Heading: of a room" })}
    >
      <DialogBody>
        {isSuccess ? (
          <CopyField
            autoFocus
            label={
              <Trans comment="Label of a field: what guests of a room have to give">
                Password of the room
              </Trans>
            }
            copy={t({ message: "Copy the password", comment: "Name of a button" })}
            text={password}
            hint={<Trans>Send the password separately from the link; we cannot show it again.</Trans>}
          />
        ) : (
          <p>
            <Trans>
              The room gets a new password, which we make up and show once. Guests who are in give it too.
            </Trans>
          </p>
        )}
        <FailureNotice error={error} />
      </DialogBody>
      <DialogFooter>
        <Button data-first-focus onClick={onClose}>
          {isSuccess ? (
            <span key="close">
              <Trans>Close</Trans>
            </span>
          ) : (
            <span key="cancel">
              <Trans>Cancel</Trans>
            </span>
          )}
        </Button>
        {!isSuccess && (
          <Button look="primary" busy={isPending} onClick={() => mutate({ roomId, settings: { password } })}>
            <Trans comment="Button: of a room for guests">Give a new password</Trans>
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
