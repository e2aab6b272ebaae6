import { Trans, useLingui } from "@lingui/react/macro";
import type { Room } from "#contract/rooms.ts";
import { changeRoom } from "#src/features/rooms/mutations.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

interface CloseDialogProps {
  room: Room;
  open: boolean;
  onClose: () => void;
}

/** Asks before a room is closed. */
export function CloseDialog({ room: { roomId, isBlind }, open, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(changeRoom);
  const close = () => mutate({ roomId, change: { act: "close" } }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open={open}
      title={t({ message: "Close the room?", comment: "Heading" })}
      act={<Trans comment="Button: guests can no longer vote">Close the room</Trans>}
      busy={isPending}
      onConfirm={close}
      onClose={onClose}
    >
      <p>
        <Trans>Guests can no longer answer. A closed room stays closed.</Trans>{" "}
        {isBlind && (
          <span>
            <Trans>Guests will then see the names of the voices.</Trans>
          </span>
        )}
      </p>
      <FailureNotice error={error} />
    </ConfirmDialog>
  );
}
