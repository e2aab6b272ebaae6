import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import type { Parts } from "#server/parts.ts";
import { removeCopies } from "./sound/remove-copies.ts";

/** Makes a room that of a visitor's request, in a transaction: from then on it is all owners', and its guests may wish for a voice. */
export const giveToRequest = async (tx: Db, roomId: string, requestId: string): Promise<void> => {
  await tx.update(rooms).set({ requestId }).where(eq(rooms.id, roomId));
};

/** Deletes a room whose link nobody has got. */
export async function unmakeRoom(parts: Pick<Parts, "db" | "audio">, roomId: string): Promise<void> {
  await removeCopies(parts, eq(roomVoices.roomId, roomId));
  await parts.db.delete(rooms).where(eq(rooms.id, roomId));
}
