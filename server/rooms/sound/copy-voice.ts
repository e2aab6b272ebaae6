import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { and, eq, isNull } from "drizzle-orm";
import { withIncoming, writeIncoming } from "#server/audio/incoming.ts";
import { runProgram } from "#server/audio/run-program.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import type { Parts } from "#server/parts.ts";
import { programs } from "#server/paths.ts";
import { raiseVersion } from "#server/rooms/find.ts";

export type CopyParts = Pick<Parts, "db" | "audio" | "settings" | "incomingFolder" | "logger">;

/** A voice of a room that has no copy yet. */
export interface UncopiedVoice {
  id: string;
  roomId: string;
  /** Where the bytes of its sample lie. */
  storageKey: string;
}

interface Copy {
  bytes: Buffer;
  seconds: number;
}

/** Undefined where the sound cannot be copied. Throws where it cannot be read. */
const makeCopy = ({ audio, settings, incomingFolder }: CopyParts, key: string): Promise<Copy | undefined> =>
  withIncoming(
    incomingFolder,
    async (path) => writeIncoming(path, await audio.read(key)),
    async (path) => {
      const words = [path, settings.audioFormats.join(",")];
      const seconds = await runProgram(programs.roomCopier, words, { isBackground: false });
      return seconds ? { bytes: await readFile(path), seconds: Number(seconds) } : undefined;
    },
  );

/** Names a stored copy; false where the room was revoked meanwhile, or another process was faster. */
const nameCopy = ({ db }: CopyParts, voice: UncopiedVoice, audioName: string, { bytes, seconds }: Copy) =>
  db.transaction(async (tx) => {
    const isWanted = and(eq(rooms.id, voice.roomId), isNull(rooms.revokedAt));
    const [room] = await tx.select({ id: rooms.id }).from(rooms).where(isWanted).for("update");
    if (!room) return false;
    const named = await tx
      .update(roomVoices)
      .set({ audioName, audioSha256: createHash("sha256").update(bytes).digest("hex"), seconds })
      .where(and(eq(roomVoices.id, voice.id), isNull(roomVoices.audioName)))
      .returning({ id: roomVoices.id });
    await raiseVersion(tx, room.id);
    return named.length > 0;
  });

/** Stores the room's own copy of a voice's sound; a sound that cannot be copied stays silent in the room. */
export async function copyVoice(parts: CopyParts, voice: UncopiedVoice): Promise<void> {
  const copy = await makeCopy(parts, voice.storageKey);
  if (!copy) {
    parts.logger?.warn({ key: voice.storageKey }, "sound not copied for a room");
    return;
  }
  const name = `${randomUUID()}.mp3`;
  await parts.audio.put(name, copy.bytes, "audio/mpeg");
  if (!(await nameCopy(parts, voice, name, copy))) await parts.audio.remove(name);
}
