import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Actor } from "#server/history/record.ts";
import type { PlannedSample, Plan } from "#server/imports/check/judge.ts";
import { noteFirstPublished } from "#server/voice-artists/kept/first-published.ts";
import { readArtist } from "#server/voice-artists/kept/read.ts";
import { writtenArtist } from "#server/voice-artists/kept/written.ts";
import { columnsOf } from "#server/voice-artists/sql.ts";
import { recordArtist } from "#server/voice-artists/history/record.ts";
import type { StoredSound } from "./store-sound.ts";

/** An artist to write, with the sound of each new sample, and who brings it. */
export interface ArtistImport {
  plan: Plan;
  sounds: Map<PlannedSample, StoredSound>;
  owner: Actor;
  now: Date;
  /** The day where the agency is. */
  today: string;
}

async function writeArtist(tx: Db, { plan, owner, now }: ArtistImport): Promise<string> {
  const { fields, state, artistId } = plan;
  const columns = {
    ...columnsOf(fields),
    state,
    changedAt: now,
    changedBy: owner.actorId,
  };
  const [row] = await (artistId === null
    ? tx.insert(voiceArtists).values(columns).returning({ id: voiceArtists.id })
    : tx
        .update(voiceArtists)
        .set(columns)
        .where(eq(voiceArtists.id, artistId))
        .returning({ id: voiceArtists.id }));
  if (!row) throw new Error("a write returned no row");
  return row.id;
}

/** Where the next sample of an artist stands. */
async function nextPlace(tx: Db, artistId: string): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${voices.place}), -1) + 1` })
    .from(voices)
    .where(eq(voices.artistId, artistId));
  return Number(row?.next ?? 0);
}

async function addSample(
  tx: Db,
  sample: PlannedSample,
  { artistId, place, sound }: { artistId: string; place: number; sound?: StoredSound | undefined },
): Promise<void> {
  if (sound) await tx.insert(audioFiles).values(sound);
  const url = sound ? `/audio/${sound.name}` : (sample.url ?? "");
  await tx.insert(voices).values({
    ...sample.fields,
    artistId,
    place,
    url,
    audioName: sound?.name ?? null,
    consentSource: "import",
  });
}

/** Changes a sample. */
async function changeSample(tx: Db, { voiceId, fields }: PlannedSample, artistId: string): Promise<void> {
  const own = and(eq(voices.id, voiceId ?? ""), eq(voices.artistId, artistId));
  const [before] = await tx.select().from(voices).where(own);
  if (!before) throw new Error("a sample to change is gone");
  const isConsentSame = (
    ["publishFrom", "publishUntil", "shareFrom", "shareUntil", "sharesWholeName"] as const
  ).every((field) => before[field] === fields[field]);
  await tx
    .update(voices)
    .set({
      ...fields,
      ...(isConsentSame ? {} : { consentSource: "import" as const }),
    })
    .where(own);
}

/** Writes an artist with the samples and records it; the catalogue's row is locked before. */
export async function importArtist(tx: Db, imported: ArtistImport): Promise<void> {
  const { plan, sounds, owner, now, today } = imported;
  const before =
    plan.artistId === null ? undefined : writtenArtist(await readArtist(tx, plan.artistId, today));
  const artistId = await writeArtist(tx, imported);
  let place = await nextPlace(tx, artistId);
  for (const sample of plan.samples) {
    if (sample.voiceId !== undefined) await changeSample(tx, sample, artistId);
    else {
      await addSample(tx, sample, { artistId, place, sound: sounds.get(sample) });
      place += 1;
    }
  }
  await noteFirstPublished(tx, [artistId], now);
  const after = writtenArtist(await readArtist(tx, artistId, today));
  await recordArtist(tx, owner, { action: "voice-artist.import", artistId, before, after });
}
