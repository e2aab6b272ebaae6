import { Trans, useLingui } from "@lingui/react/macro";
import type { RoomGuest } from "#contract/rooms.ts";
import { changeRoom } from "#src/features/rooms/mutations.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { guestName } from "./guest-name.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface RemoveGuestDialogProps {
  roomId: string;
  guest: RoomGuest;
  open: boolean;
  onClose: () => void;
}

/** Asks before a guest is taken out of a room. */
export function RemoveGuestDialog({ roomId, guest, open, onClose }: RemoveGuestDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(changeRoom);
  const name = guestName(guest);
  const remove = () => mutate({ roomId, change: { removeGuest: guest.guestId } }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open={open}
      title={t({ message: `Remove ${name}?`, comment: "Heading; name is a guest’s" })}
      act={<Trans comment="Button: takes a guest out of a room">Remove</Trans>}
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <Trans>The guest’s votes and notes are deleted. This cannot be undone.</Trans>
      </p>
      <FailureNotice error={error} />
    </ConfirmDialog>
  );
}
