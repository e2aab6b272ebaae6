import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { UploadedAudio } from "#contract/audio.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { findMade, once } from "#server/repeats/once.ts";
import { analyseFile } from "#server/audio/analyse.ts";
import { measureFile } from "#server/audio/measure-file.ts";
import { hungUp } from "#server/audio/receive.ts";

/**
 * Checks the file at a path and stores its sound under a name of its own; the answer is its row, which is not written
 * yet. 422 for what is no sample.
 */
export async function keepSound(
  { audio, settings }: Pick<Parts, "audio" | "settings">,
  path: string,
  how: { isBackground?: boolean; isWanted?: () => boolean } = {},
) {
  const { mediaType, extension, ...measured } = await analyseFile(path, settings.audioFormats, how);
  if (how.isWanted?.() === false) throw hungUp();
  const { sha256, bytes } = await measureFile(path);
  const name = `${randomUUID()}.${extension}`;
  await audio.putFile(name, path, mediaType);
  return {
    name,
    storageKey: name,
    mediaType,
    byteLength: bytes,
    sha256,
    ...measured,
    isMeasured: true,
  };
}

/** A stored file as it is answered; 404 once it is swept. */
async function findUploaded(db: Db, name: string): Promise<UploadedAudio> {
  const { seconds, peaks } = audioFiles;
  const [file] = await db.select({ seconds, peaks }).from(audioFiles).where(eq(audioFiles.name, name));
  if (!file || file.seconds === null || file.peaks === null) throw new Problem(404, "not-found");
  return { url: `/audio/${name}`, seconds: file.seconds, peaks: file.peaks };
}

/**
 * Checks a received file and keeps its sound under a name of its own; 422 for what is no sample.
 * Until an artist refers to it, it is swept after a day.
 */
export async function storeUpload(
  { db, clock, audio, settings }: Pick<Parts, "db" | "clock" | "audio" | "settings">,
  upload: { owner: Actor; path: string; keyed: KeyedCall | undefined; isWanted: () => boolean },
): Promise<UploadedAudio> {
  const { owner, path, keyed, isWanted } = upload;
  const now = clock();
  const before = keyed && (await findMade<{ name: string }>(db, keyed, now));
  if (before) return findUploaded(db, before.name);
  const sound = await keepSound({ audio, settings }, path, { isWanted });
  const { name, mediaType, byteLength, sha256, seconds } = sound;
  const insert = async (tx: Db) => {
    await tx.insert(audioFiles).values(sound);
    await recordHistory(tx, {
      ...owner,
      action: "audio.upload",
      subjectId: name,
      changes: { mediaType, byteLength, sha256, seconds },
    });
    return { name };
  };
  try {
    const made = await db.transaction((tx) => once(tx, keyed, now, () => insert(tx)));
    // Another delivery of the same call was first.
    if (made.name !== name) await audio.remove(name);
    return await findUploaded(db, made.name);
  } catch (error) {
    await audio.remove(name);
    throw error;
  }
}
