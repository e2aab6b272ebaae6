import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { type CopyParts, copyVoice, type UncopiedVoice } from "./copy-voice.ts";

type PrepareParts = CopyParts & Pick<Parts, "clock" | "stopping">;

/** One copy is given up before that (audio/analysis/limits.ts). */
const leased = sql`now() + interval '60 seconds'`;

const isWaiting = and(isNull(rooms.readyAt), isNull(rooms.revokedAt));

/** Takes the oldest room that waits for its sound and that no process has; it is had for a minute. */
async function takeRoom(db: Db): Promise<string | undefined> {
  const free = db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(isWaiting, or(isNull(rooms.leasedUntil), lt(rooms.leasedUntil, sql`now()`))))
    .orderBy(asc(rooms.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [room] = await db
    .update(rooms)
    .set({ leasedUntil: leased })
    .where(inArray(rooms.id, free))
    .returning({ id: rooms.id });
  return room?.id;
}

/** Has a room for another minute; false where it waits no more. */
async function keepRoom(db: Db, roomId: string): Promise<boolean> {
  const kept = await db
    .update(rooms)
    .set({ leasedUntil: leased })
    .where(and(eq(rooms.id, roomId), isWaiting))
    .returning({ id: rooms.id });
  return kept.length > 0;
}

const uncopied = (db: Db, roomId: string): Promise<UncopiedVoice[]> =>
  db
    .select({ id: roomVoices.id, roomId: roomVoices.roomId, storageKey: audioFiles.storageKey })
    .from(roomVoices)
    .innerJoin(voices, eq(voices.id, roomVoices.voiceId))
    .innerJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .where(and(eq(roomVoices.roomId, roomId), isNull(roomVoices.audioName)))
    .orderBy(asc(roomVoices.place));

async function prepareRoom(parts: PrepareParts, roomId: string, isStopping: () => boolean): Promise<void> {
  const { db, clock } = parts;
  for (const voice of await uncopied(db, roomId)) {
    if (isStopping() || !(await keepRoom(db, roomId))) return;
    await copyVoice(parts, voice);
  }
  await db
    .update(rooms)
    .set({ readyAt: clock() })
    .where(and(eq(rooms.id, roomId), isWaiting));
}

/** Copies the sound of the rooms that wait for it, one room after the other, until none is left that no process has. */
export async function prepareRooms(parts: PrepareParts, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const roomId = await takeRoom(parts.db);
    if (roomId === undefined) return;
    try {
      await prepareRoom(parts, roomId, isStopping);
    } finally {
      await parts.db.update(rooms).set({ leasedUntil: null }).where(eq(rooms.id, roomId));
    }
  }
}

/** Goes on with rooms whose process ended, and with those whose sound could not be read for a while. */
export const prepareJob = (parts: PrepareParts): Job => ({
  name: "prepare rooms",
  everySeconds: 15,
  run: () => prepareRooms(parts, () => parts.stopping?.aborted === true),
});
