import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { RoomDetails } from "#contract/rooms.ts";
import { OpenRoomDialog } from "#src/features/rooms/open/OpenRoomDialog.tsx";
import { keys } from "#src/lib/http/query-keys.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";

export interface AgainDialogProps {
  room: RoomDetails;
  listId: string;
  /** The ids of the voices that a list holds now. */
  readList: (listId: string) => Promise<readonly string[]>;
  open: boolean;
  onClose: () => void;
}

/** A new room like a closed one, of those of its voices that its list still holds. */
export function AgainDialog({ room, listId, readList, open, onClose }: AgainDialogProps) {
  const {
    data: held,
    error,
    refetch,
  } = useQuery({ queryKey: [...keys.lists, "held", listId], queryFn: () => readList(listId), gcTime: 0 });
  if (!held)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={<Trans comment="Button: makes a new room like a closed one">Open again</Trans>}
      >
        <DialogBody>
          <ListState error={error} onRetry={() => void refetch()} />
        </DialogBody>
      </Dialog>
    );
  return (
    <OpenRoomDialog
      open={open}
      onClose={onClose}
      listId={listId}
      proposed={room}
      voices={room.voices.flatMap(({ voice }) => (voice && held.includes(voice.voiceId) ? voice : []))}
      unheardIds={[]}
    />
  );
}
