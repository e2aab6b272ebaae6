import { randomUUID } from "node:crypto";
import type { UploadedAudio } from "#contract/audio.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { audioFiles } from "#server/db/catalogue-schema.ts";
import type { Parts } from "#server/parts.ts";
import { analyseFile } from "./analyse.ts";
import { measureFile } from "./measure-file.ts";
import { hungUp } from "./receive.ts";

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

/**
 * Checks a received file and keeps its sound under a name of its own; 422 for what is no sample.
 * Until an artist refers to it, it is swept after a day.
 */
export async function storeUpload(
  { db, audio, settings }: Pick<Parts, "db" | "audio" | "settings">,
  upload: { owner: Actor; path: string; isWanted: () => boolean },
): Promise<UploadedAudio> {
  const { owner, path, isWanted } = upload;
  const sound = await keepSound({ audio, settings }, path, { isWanted });
  const { name, mediaType, byteLength, sha256, seconds, peaks } = sound;
  try {
    await db.transaction(async (tx) => {
      await tx.insert(audioFiles).values(sound);
      await recordHistory(tx, {
        ...owner,
        action: "audio.upload",
        subjectId: name,
        changes: { mediaType, byteLength, sha256, seconds },
      });
    });
  } catch (error) {
    await audio.remove(name);
    throw error;
  }
  return { url: `/audio/${name}`, seconds, peaks };
}
