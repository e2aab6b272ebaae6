import type { RoomDetails } from "#contract/rooms.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import type { AgainDialogProps } from "./AgainDialog.tsx";

const CloseDialog = lazyPart(() => import("./CloseDialog.tsx").then((code) => code.CloseDialog));
const RevokeDialog = lazyPart(() => import("./RevokeDialog.tsx").then((code) => code.RevokeDialog));
const MoveDialog = lazyPart(() => import("./MoveDialog.tsx").then((code) => code.MoveDialog));
const PasswordDialog = lazyPart(() => import("./PasswordDialog.tsx").then((code) => code.PasswordDialog));
const AgainDialog = lazyPart(() => import("./AgainDialog.tsx").then((code) => code.AgainDialog));

/** What is done with a room in a dialog. */
export type RoomAct = "move" | "password" | "close" | "revoke" | "again";

export interface RoomDialogsProps {
  act: RoomAct;
  room: RoomDetails;
  open: boolean;
  onClose: () => void;
  /** Which voices a list holds now. */
  readList: AgainDialogProps["readList"];
  onRevoked: () => void;
}

/** The dialog of an act. */
export function RoomDialogs({ act, room, open, onClose, readList, onRevoked }: RoomDialogsProps) {
  const dialog = { open, onClose, onMissing: onClose };
  if (act === "move") return <MoveDialog {...dialog} room={room} />;
  if (act === "password") return <PasswordDialog {...dialog} room={room} />;
  if (act === "close") return <CloseDialog {...dialog} room={room} />;
  if (act === "revoke") return <RevokeDialog {...dialog} room={room} onRevoked={onRevoked} />;
  if (room.listId === null) return null;
  return <AgainDialog {...dialog} listId={room.listId} room={room} readList={readList} />;
}
