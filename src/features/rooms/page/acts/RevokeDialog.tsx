import { Trans, useLingui } from "@lingui/react/macro";
import type { Room } from "#contract/rooms.ts";
import { revokeRoom } from "#src/features/rooms/mutations.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

interface RevokeDialogProps {
  room: Room;
  open: boolean;
  onClose: () => void;
  /** Leaves the page of a room that is no more. */
  onRevoked: () => void;
}

/** Asks before a room is revoked. */
export function RevokeDialog({ room: { roomId }, open, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(revokeRoom);
  return (
    <ConfirmDialog
      open={open}
      title={t({ message: "Revoke the room?", comment: "Heading" })}
      act={
        <Trans comment="Entry of a menu, and button: a room’s link no longer works">Revoke the room</Trans>
      }
      busy={isPending}
      onConfirm={() => mutate(roomId, { onSuccess: onRevoked })}
      onClose={onClose}
    >
      <p>
        <Trans>
          The link stops working immediately, and all votes, notes and these results are lost. This cannot be
          undone.
        </Trans>
      </p>
      <FailureNotice error={error} />
    </ConfirmDialog>
  );
}
