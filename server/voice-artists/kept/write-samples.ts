import { eq, inArray } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { Sample, SampleWrite } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { releaseAudioFile } from "#server/audio/sql.ts";
import type { Db } from "#server/db/client.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { Problem, problemAt, wrongField } from "#server/http/problems/problem.ts";
import { releaseConsentFile } from "#server/voice-artists/consent/sql.ts";
import type { Typed } from "#server/voice-artists/typed.ts";
import { readVoiceUrl } from "#server/voice-artists/voice-url.ts";
import { checkSample, type Place } from "./check-sample.ts";

/** An entry to write; `newId` is the id that a sample which is brought back has again. */
export type SampleEntry = SampleWrite & { newId?: string };

/** What is to become of an artist's samples. */
export interface SamplesWrite {
  samples?: SampleEntry[] | undefined;
  removed?: string[] | undefined;
}

const audioNameOf = (url: string) => readVoiceUrl(url)?.audioName ?? null;

/** Lets files go that a sample named before it was written or removed. */
async function releaseFiles(tx: Db, before: Sample, after?: typeof voices.$inferSelect): Promise<void> {
  const audioName = audioNameOf(before.voiceMp3);
  if (audioName !== null && audioName !== after?.audioName) await releaseAudioFile(tx, audioName);
  const fileId = before.consent.file?.id;
  if (fileId !== undefined && fileId !== after?.consentFileId) await releaseConsentFile(tx, fileId);
}

async function removeSamples(tx: Db, removed: Sample[]): Promise<void> {
  if (removed.some(({ isInOffers }) => isInOffers)) throw new Problem(409, "sample-in-offers");
  if (removed.length === 0) return;
  const ids = removed.map(({ voiceId }) => voiceId);
  await tx.delete(voices).where(inArray(voices.id, ids));
  for (const sample of removed) await releaseFiles(tx, sample);
}

/** Writes one entry and answers its sample's id. */
async function writeSample(
  tx: Db,
  { newId, ...entry }: SampleEntry,
  before: Sample | undefined,
  place: Place,
): Promise<string> {
  const columns = await checkSample(tx, entry, before, place);
  if (!before) {
    const { url } = columns;
    if (url === undefined) throw new Error("a new sample has no sound");
    const id = newId === undefined ? {} : { id: newId };
    const values = { ...columns, ...id, url, artistId: place.artistId };
    const [made] = await tx.insert(voices).values(values).returning({ id: voices.id });
    if (!made) throw new Error("an insert returned no row");
    return made.id;
  }
  if (Object.keys(columns).length > 0) {
    const [after] = await tx.update(voices).set(columns).where(eq(voices.id, before.voiceId)).returning();
    await releaseFiles(tx, before, after);
  }
  return before.voiceId;
}

/** The samples that the entries and `removed` name, each once; 422 for one that is not the artist's. */
function namedSamples(own: Map<string, Sample>, { samples = [], removed = [] }: SamplesWrite) {
  const known = (id: string, field: string): Sample => {
    const sample = own.get(id.toLowerCase());
    if (!sample) throw problemAt(422, "sample-not-found", field);
    return sample;
  };
  const kept = samples.map(({ voiceId }, nth) =>
    voiceId === undefined ? undefined : known(voiceId, `samples/${nth}/voiceId`),
  );
  const gone = removed.map((id, nth) => known(id, `removed/${nth}`));
  const named = [...kept.filter((sample) => sample !== undefined), ...gone];
  if (new Set(named).size < named.length) throw wrongField("samples");
  return { kept, gone };
}

/**
 * Changes, adds, orders and removes samples of an artist: those that are named stand in their new order, the others behind
 * them. 409 for removing one that an offer names, 422 past twenty.
 */
export async function writeSamples(
  tx: Db,
  artist: KeptArtist,
  write: SamplesWrite,
  typed: Pick<Typed, "today" | "locale">,
): Promise<void> {
  if (!write.samples && !write.removed) return;
  const { artistId } = artist;
  const own = new Map(artist.samples.map((sample) => [sample.voiceId, sample]));
  const { kept, gone } = namedSamples(own, write);
  await removeSamples(tx, gone);
  const ids: string[] = [];
  for (const [nth, entry] of (write.samples ?? []).entries())
    ids.push(await writeSample(tx, entry, kept[nth], { ...typed, artistId, field: `samples/${nth}` }));
  const left = artist.samples.filter((sample) => !gone.includes(sample) && !kept.includes(sample));
  const order = [...ids, ...left.map(({ voiceId }) => voiceId)];
  if (order.length > limits.sample.most) throw problemAt(422, "too-many-samples", "samples");
  for (const [place, id] of order.entries()) await tx.update(voices).set({ place }).where(eq(voices.id, id));
}
