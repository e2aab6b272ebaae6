import type { ArtistState } from "#contract/constants/enumerations.ts";
import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { Problem, problemAt, wrongField } from "#server/http/problems/problem.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { noteFirstPublished } from "./kept/first-published.ts";
import { readArtist } from "./kept/read.ts";
import { writeSamples } from "./kept/write-samples.ts";
import { writtenArtist } from "./kept/written.ts";
import {
  findArtistById,
  insertArtist,
  insertVoices,
  isNameTaken,
  showArtist,
  type ShownArtist,
} from "./sql.ts";
import type { Typed } from "./typed.ts";
import { recordArtist } from "./history/record.ts";
import { checkVoiceUrl, type VoiceUrl } from "./voice-url.ts";

/** The state of a new artist: a draft while none of its samples is published. Calls of section 7 publish what they create. */
const stateOf = (samples: VoiceArtistDraft["samples"]): ArtistState =>
  samples && !samples.some(({ state }) => state === "published") ? "draft" : "published";

/**
 * Creates an artist with its voices, or with its samples as the owner says them; 409 when its folded name is taken, 422 for an
 * invalid sample URL, and for a sample that would be published without consent.
 */
export async function createArtist(
  db: Db,
  owner: Actor,
  draft: VoiceArtistDraft,
  days: Typed,
  keyed?: KeyedCall,
): Promise<ShownArtist> {
  const { voices: entries, samples, ...fields } = draft;
  if (samples && entries.length > 0) throw wrongField("samples");
  const name = cleanName(fields.name, "name");
  const create = async (tx: Db) => {
    // Its row is the queue of whoever writes artists: a name that was free stays free.
    await bumpCatalogue(tx);
    if (await isNameTaken(tx, name)) throw problemAt(409, "name-taken", "name");
    const urls: VoiceUrl[] = [];
    for (const [place, { voiceMp3 }] of entries.entries())
      urls.push(await checkVoiceUrl(tx, voiceMp3, `voices/${place}/voiceMp3`));
    const made = { ...fields, name, state: stateOf(samples) };
    const row = await insertArtist(tx, made, { at: days.now, by: owner.actorId });
    await insertVoices(tx, row.id, urls, days);
    await writeSamples(tx, await readArtist(tx, row.id, days.today), { samples }, days);
    await noteFirstPublished(tx, [row.id], days.now);
    const after = writtenArtist(await readArtist(tx, row.id, days.today));
    const write = { action: "voice-artist.create", artistId: row.id, before: undefined, after } as const;
    await recordArtist(tx, owner, write);
    return { artistId: row.id };
  };
  return db.transaction(async (tx) => {
    const { artistId } = await once(tx, keyed, days.now, () => create(tx));
    const row = await findArtistById(tx, artistId);
    if (!row) throw new Problem(404, "voice-artist-not-found");
    return showArtist(tx, row);
  });
}
