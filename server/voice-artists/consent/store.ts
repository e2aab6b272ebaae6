import { randomUUID } from "node:crypto";
import type { ConsentFile } from "#contract/samples.ts";
import { measureFile } from "#server/audio/measure-file.ts";
import { hungUp, type ReceivedFile } from "#server/audio/receive.ts";
import { consentFiles } from "#server/db/schema/catalogue.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { cleanFileName } from "#server/offers/attachments/file-name.ts";
import { mediaTypes } from "#server/offers/attachments/media-types.ts";
import { readDocument } from "#server/offers/attachments/read-document.ts";
import type { Parts } from "#server/parts.ts";

const taken = ["pdf", "png", "jpeg"] as const;

/**
 * Checks a received file by its bytes and keeps it as it is, for what it proves; 422 for what is no PDF, PNG or JPEG. Until
 * a sample of the artist names it, it is swept after a day.
 */
export async function storeConsentFile(
  { db, audio }: Pick<Parts, "db" | "audio">,
  { path, name: sentName, isWanted }: ReceivedFile,
  artistId: string,
): Promise<ConsentFile> {
  const found = await readDocument(path, "whole");
  const format = taken.find((one) => one === found);
  if (!format) throw new Problem(422, "consent-file-type");
  if (!isWanted()) throw hungUp();
  const { sha256, bytes: byteLength } = await measureFile(path);
  const id = randomUUID();
  const shown = { id, name: cleanFileName(sentName, format), byteLength };
  // A name of its own kind: no sample has it, and nothing public is found by it.
  const storageKey = `consent-${id}`;
  const mediaType = mediaTypes[format];
  await audio.putFile(storageKey, path, mediaType);
  try {
    await db.insert(consentFiles).values({ ...shown, artistId, mediaType, storageKey, sha256 });
  } catch (error) {
    await audio.remove(storageKey);
    throw error;
  }
  return shown;
}
