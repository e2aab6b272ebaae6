import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { readArtist } from "./kept/read.ts";
import { writtenArtist } from "./kept/written.ts";
import {
  type Days,
  findArtistById,
  insertArtist,
  insertVoices,
  isNameTaken,
  showArtist,
  type ShownArtist,
} from "./sql.ts";
import { recordArtist } from "./versions/record.ts";
import { checkVoiceUrl, type VoiceUrl } from "./voice-url.ts";

/** Creates an artist with its voices; 409 when its folded name is taken, 422 for an invalid sample URL. */
export async function createArtist(
  db: Db,
  owner: Actor,
  draft: VoiceArtistDraft,
  days: Days,
  keyed?: KeyedCall,
): Promise<ShownArtist> {
  const { voices: entries, ...fields } = draft;
  const name = cleanName(fields.name, "name");
  const create = async (tx: Db) => {
    // Its row is the queue of whoever writes artists: a name that was free stays free.
    await bumpCatalogue(tx);
    if (await isNameTaken(tx, name)) throw problemAt(409, "name-taken", "name");
    const urls: VoiceUrl[] = [];
    for (const [place, { voiceMp3 }] of entries.entries())
      urls.push(await checkVoiceUrl(tx, voiceMp3, `voices/${place}/voiceMp3`));
    const row = await insertArtist(tx, { ...fields, name }, { at: days.now, by: owner.actorId });
    await insertVoices(tx, row.id, urls, days);
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
