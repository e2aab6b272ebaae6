import type { Attachment } from "#contract/offers/offer-events.ts";
import { analyseFile } from "#server/audio/analyse.ts";
import { measureFile } from "#server/audio/measure-file.ts";
import { hungUp, type ReceivedFile } from "#server/audio/receive.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { cleanFileName } from "./file-name.ts";
import { mediaTypes } from "./media-types.ts";
import { readDocument } from "./read-document.ts";
import { giveRoomBack, nameStored, reserveRoom, showAttachment, type FileOffer } from "./sql.ts";

type StoreParts = Pick<Parts, "db" | "audio" | "settings">;

/** A sound without its tags and pictures; 422 for what is neither that nor a document. */
async function readSound(path: string, { audioFormats }: Parts["settings"]) {
  const { extension, seconds, peaks } = await analyseFile(path, audioFormats).catch((error: unknown) => {
    const isOther = error instanceof Problem && error.code === "audio-not-recognised";
    throw isOther ? new Problem(422, "attachment-type", { cause: error, values: error.values }) : error;
  });
  return { format: extension, seconds, peaks };
}

async function readContent(path: string, settings: Parts["settings"]) {
  const format = await readDocument(path, "plain");
  return format ? { format, seconds: null, peaks: null } : readSound(path, settings);
}

/**
 * Checks a received file by its content and keeps it for an offer: first room is made, then the bytes are stored. Until
 * a message takes it, it is swept after a day.
 */
export async function storeAttachment(
  { db, audio, settings }: StoreParts,
  { path, name: sentName, isWanted }: ReceivedFile,
  { offer, userId }: { offer: FileOffer; userId: string },
): Promise<Attachment> {
  const content = await readContent(path, settings);
  if (!isWanted()) throw hungUp();
  const name = cleanFileName(sentName, content.format);
  const { sha256, bytes: byteLength } = await measureFile(path);
  const shown = { ...content, name, byteLength };
  const id = await reserveRoom(db, offer, { ...shown, userId, sha256 });
  // A name of its own kind: no sample has it, and nothing public is found by it.
  const storageKey = `attachment-${id}`;
  try {
    await audio.putFile(storageKey, path, mediaTypes[content.format]);
    if (!(await nameStored(db, id, storageKey))) throw new Problem(404, "offer-not-found");
  } catch (error) {
    await audio.remove(storageKey);
    await giveRoomBack(db, id);
    throw error;
  }
  return showAttachment(id, shown);
}
