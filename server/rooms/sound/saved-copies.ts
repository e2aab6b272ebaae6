import { isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { roomVoices } from "#server/db/schema/rooms.ts";

/** The copies of all rooms, as a backup names files. */
export async function filesOfRooms(db: Db) {
  const { audioName, audioSha256 } = roomVoices;
  const rows = await db.select({ audioName, audioSha256 }).from(roomVoices).where(isNotNull(audioName));
  return rows.flatMap(({ audioName: storageKey, audioSha256: sha256 }) =>
    storageKey !== null && sha256 !== null ? [{ storageKey, sha256, mediaType: "audio/mpeg" }] : [],
  );
}
