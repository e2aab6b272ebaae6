import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { problemAt } from "#server/http/problems/problem.ts";
import { readArtist } from "./kept/read.ts";
import { writtenArtist } from "./kept/written.ts";
import { type Days, insertArtist, insertVoices, isNameTaken, showArtist, type ShownArtist } from "./sql.ts";
import { recordArtist } from "./versions/record.ts";
import { checkVoiceUrl, type VoiceUrl } from "./voice-url.ts";
import { inWriteQueue } from "./write-queue.ts";

/** Creates an artist with its voices; 409 when its folded name is taken, 422 for an invalid sample URL. */
export async function createArtist(
  db: Db,
  owner: Actor,
  draft: VoiceArtistDraft,
  days: Days,
): Promise<ShownArtist> {
  const { voices: entries, ...fields } = draft;
  const name = cleanName(fields.name, "name");
  return inWriteQueue(db, async (tx) => {
    if (await isNameTaken(tx, name)) throw problemAt(409, "name-taken", "name");
    const urls: VoiceUrl[] = [];
    for (const [place, { voiceMp3 }] of entries.entries())
      urls.push(await checkVoiceUrl(tx, voiceMp3, `voices/${place}/voiceMp3`));
    const row = await insertArtist(tx, { ...fields, name }, { at: days.now, by: owner.actorId });
    await insertVoices(tx, row.id, urls, days);
    const shown = await showArtist(tx, row);
    const after = writtenArtist(await readArtist(tx, row.id, days.today));
    const write = { action: "voice-artist.create", artistId: row.id, before: undefined, after } as const;
    await recordArtist(tx, owner, write);
    return shown;
  });
}
