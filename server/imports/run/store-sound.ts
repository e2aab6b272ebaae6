import type { Problem } from "#server/http/problems/problem.ts";
import type { audioFiles } from "#server/db/schema/catalogue.ts";
import { withIncoming, writeIncoming } from "#server/audio/incoming.ts";
import { keepSound } from "#server/audio/upload/store-upload.ts";
import type { BroughtBytes, BroughtFile } from "#server/imports/check/files.ts";
import type { Parts } from "#server/parts.ts";

/** A sound whose bytes are stored, as a row of the table of sounds that is not written yet. */
export type StoredSound = typeof audioFiles.$inferInsert;

/** Analyses a brought file and stores its sound. Throws a `Problem` that says why it is none. */
export async function storeSound(
  parts: Pick<Parts, "audio" | "settings" | "incomingFolder">,
  bytes: BroughtBytes,
  file: BroughtFile,
): Promise<StoredSound> {
  const sound = await withIncoming(
    parts.incomingFolder,
    async (path) => writeIncoming(path, await bytes.read(file)),
    (path) => keepSound(parts, path, { isBackground: true }),
  );
  return { ...sound, sourceSha256: file.sha256 ?? null };
}

/** Whether a file itself is at fault. */
export const isOfFile = ({ status }: Problem): boolean => status === 422;
