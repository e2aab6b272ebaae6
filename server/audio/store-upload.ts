import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { UploadedAudio } from "#contract/audio.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { audioFiles } from "#server/db/schema.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { analyseFile } from "./analyse.ts";

/** Whoever hung up will never learn the file's name. */
export const hungUp = () => new Problem(408, "invalid-input", { values: { where: "file" } });

/**
 * Checks a received file and keeps its sound under a name of its own; 422 for what is no sample.
 * Until an artist refers to it, it is swept after a day.
 */
export async function storeUpload(
  { db, audio, settings }: Pick<Parts, "db" | "audio" | "settings">,
  upload: { owner: Actor; path: string; isWanted: () => boolean },
): Promise<UploadedAudio> {
  const { owner, path } = upload;
  const { mediaType, extension, seconds, peaks } = await analyseFile(path, settings.audioFormats);
  if (!upload.isWanted()) throw hungUp();
  const bytes = await readFile(path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const name = `${randomUUID()}.${extension}`;
  await audio.put(name, bytes, mediaType);
  try {
    await db.transaction(async (tx) => {
      const byteLength = bytes.length;
      await tx
        .insert(audioFiles)
        .values({ name, storageKey: name, mediaType, byteLength, sha256, seconds, peaks });
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
