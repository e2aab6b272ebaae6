import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import { deleteUnnamedFiles } from "#server/audio/unnamed.ts";
import { audioFiles, consentFiles } from "#server/db/schema/catalogue.ts";
import { offerAttachments } from "#server/db/schema/offers.ts";
import { takeParts, takes } from "#server/db/schema/productions.ts";
import { roomVoices } from "#server/db/schema/rooms.ts";
import { uploadParts } from "#server/db/schema/uploads.ts";
import type { Parts } from "#server/parts.ts";

type Sweep = Pick<Parts, "db" | "audio">;

/** Forgets files of offers, sent before a time, that no message took. */
async function sweepAttachments({ db }: Sweep, before: Date): Promise<void> {
  const { id, eventId, createdAt } = offerAttachments;
  const unused = and(isNull(eventId), lt(createdAt, before));
  await db.transaction(async (tx) => {
    // Without those that a message is just taking.
    const candidates = await tx
      .select({ id })
      .from(offerAttachments)
      .where(unused)
      .for("update", { skipLocked: true });
    const ids = candidates.map((row) => row.id);
    if (ids.length > 0) await tx.delete(offerAttachments).where(and(inArray(id, ids), unused));
  });
}

/** Forgets files of consent, sent before a time, that no sample names. */
async function sweepConsentFiles({ db }: Sweep, before: Date): Promise<void> {
  const { id, createdAt } = consentFiles;
  // Names by hand: Drizzle leaves out the table of a deletion.
  const unnamed = sql`not exists (select from "voices" v where v."consent_file_id" = "consent_files"."id")`;
  const unused = and(lt(createdAt, before), unnamed);
  await db.transaction(async (tx) => {
    // Without those that a save is just naming.
    const candidates = await tx
      .select({ id })
      .from(consentFiles)
      .where(unused)
      .for("update", { skipLocked: true });
    const ids = candidates.map((row) => row.id);
    if (ids.length > 0) await tx.delete(consentFiles).where(and(inArray(id, ids), unused));
  });
}

const atOnce = 200;

/** Which of these keys a row names. */
async function namedKeys(db: Sweep["db"], keys: string[]): Promise<Set<string | null>> {
  const samples = db
    .select({ key: audioFiles.storageKey })
    .from(audioFiles)
    .where(inArray(audioFiles.storageKey, keys));
  const attached = db
    .select({ key: offerAttachments.storageKey })
    .from(offerAttachments)
    .where(inArray(offerAttachments.storageKey, keys));
  const signed = db
    .select({ key: consentFiles.storageKey })
    .from(consentFiles)
    .where(inArray(consentFiles.storageKey, keys));
  const copied = db
    .select({ key: roomVoices.audioName })
    .from(roomVoices)
    .where(inArray(roomVoices.audioName, keys));
  const sent = db.select({ key: uploadParts.key }).from(uploadParts).where(inArray(uploadParts.key, keys));
  const taken = db.select({ key: takeParts.key }).from(takeParts).where(inArray(takeParts.key, keys));
  const heard = db.select({ key: takes.copyKey }).from(takes).where(inArray(takes.copyKey, keys));
  // Sent before taken: a part that becomes a take's meanwhile is found in one of them.
  const rows = [
    await samples,
    await attached,
    await signed,
    await copied,
    await sent,
    await taken,
    await heard,
  ].flat();
  return new Set(rows.map(({ key }) => key));
}

/** Deletes the bytes of those of some keys that no row names. */
export async function removeUnnamedBytes({ db, audio }: Sweep, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const named = await namedKeys(db, keys);
  for (const key of keys) if (!named.has(key)) await audio.remove(key);
}

/** Deletes bytes stored before a time that no row names: swept uploads, and what killed processes left. */
async function sweepBytes(parts: Sweep, before: Date): Promise<void> {
  let keys: string[] = [];
  for await (const key of parts.audio.keysBefore(before)) {
    keys.push(key);
    if (keys.length === atOnce) await removeUnnamedBytes(parts, keys.splice(0));
  }
  await removeUnnamedBytes(parts, keys);
}

/**
 * Deletes what was uploaded before a time and belongs to no sample, offer, record of an artist, message or take. It may be done
 * twice, or by many processes.
 */
export async function sweepAudio(parts: Sweep, before: Date): Promise<void> {
  await parts.db.transaction((tx) => deleteUnnamedFiles(tx, lt(audioFiles.createdAt, before)));
  await sweepAttachments(parts, before);
  await sweepConsentFiles(parts, before);
  await sweepBytes(parts, before);
}
