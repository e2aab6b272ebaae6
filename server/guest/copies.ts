import { eq, sql } from "drizzle-orm";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { roomVoices } from "#server/db/schema/rooms.ts";
import type { LiveRoom } from "#server/rooms/find-live.ts";
import { isShareable } from "#server/voices/visible.ts";

/** The voices of a room with where their copies lie, and whether their artists still share them; in no order. */
export const readCopies = (db: Db, room: LiveRoom["room"], today: string) =>
  db
    .select({
      id: roomVoices.id,
      place: roomVoices.place,
      voiceId: roomVoices.voiceId,
      audioName: roomVoices.audioName,
      isShareable: sql<boolean>`coalesce(${isShareable(today)}, false)`,
    })
    .from(roomVoices)
    .leftJoin(voices, eq(voices.id, roomVoices.voiceId))
    .leftJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(eq(roomVoices.roomId, room.id));
