import type { RoomDetails } from "#contract/rooms.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";

const CloseDialog = lazyPart(() => import("./CloseDialog.tsx").then((code) => code.CloseDialog));
const RevokeDialog = lazyPart(() => import("./RevokeDialog.tsx").then((code) => code.RevokeDialog));
const OpenRoomDialog = lazyPart(() =>
  import("#src/features/rooms/open/OpenRoomDialog.tsx").then((code) => code.OpenRoomDialog),
);

/** What is done with a room in a dialog. */
export type RoomAct = "close" | "revoke" | "again";

interface RoomDialogsProps {
  act: RoomAct;
  room: RoomDetails;
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
}

/** The dialog of an act. A room that is opened again is a new one, filled in like this. */
export function RoomDialogs({ act, room, open, onClose, onRevoked }: RoomDialogsProps) {
  const dialog = { open, onClose, onMissing: onClose };
  if (act === "close") return <CloseDialog {...dialog} room={room} />;
  if (act === "revoke") return <RevokeDialog {...dialog} room={room} onRevoked={onRevoked} />;
  if (room.listId === null) return null;
  return (
    <OpenRoomDialog
      {...dialog}
      listId={room.listId}
      proposed={room}
      voices={room.voices.flatMap(({ voice }) => voice ?? [])}
      unheardIds={[]}
    />
  );
}
