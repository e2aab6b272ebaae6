import type { VoiceArtistUpdate } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { matchesETag } from "#server/http/etag.ts";
import { Problem, problemAt, wrongField } from "#server/http/problems/problem.ts";
import { readArtist } from "./kept/read.ts";
import { writtenArtist } from "./kept/written.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import {
  type Days,
  findArtist,
  isNameTaken,
  showArtist,
  type ShownArtist,
  writeArtist,
  writeVoice,
} from "./sql.ts";
import { recordArtist } from "./history/record.ts";
import { checkVoiceUrl } from "./voice-url.ts";
import { inWriteQueue } from "./write-queue.ts";

/**
 * Updates the artist of this name, renaming it when `name` differs; a voice entry replaces the sample of
 * that voice, and voices that are not named stay. 404 for an unknown artist, 412 where `ifMatch` is of an older copy, 422
 * for another's voice.
 */
export async function updateArtist(
  db: Db,
  owner: Actor,
  artistName: string,
  { update, ifMatch, days }: { update: VoiceArtistUpdate; ifMatch: string | undefined; days: Days },
): Promise<ShownArtist> {
  const { artistName: repeated, voices: entries, ...fields } = update;
  const name = cleanName(fields.name, "name");
  const ids = entries.map(({ voiceId }) => voiceId.toLowerCase());
  if (nameKey(repeated) !== nameKey(artistName)) throw wrongField("artistName");
  if (new Set(ids).size < ids.length) throw wrongField("voices");
  return inWriteQueue(db, async (tx) => {
    const found = await findArtist(tx, artistName);
    if (!found) throw new Problem(404, "voice-artist-not-found");
    const before = await showArtist(tx, found);
    if (ifMatch !== undefined && !matchesETag(ifMatch, before.etag)) throw new Problem(412, "stale");
    if (await isNameTaken(tx, name, found.id)) throw problemAt(409, "name-taken", "name");
    const whole = writtenArtist(await readArtist(tx, found.id, days.today));
    for (const [place, { voiceId, voiceMp3 }] of entries.entries()) {
      const url = await checkVoiceUrl(tx, voiceMp3, `voices/${place}/voiceMp3`);
      if (!isUuid(voiceId) || !(await writeVoice(tx, found.id, voiceId, url)))
        throw new Problem(422, "unknown-voice");
    }
    const changed = { at: days.now, by: owner.actorId };
    const after = await showArtist(tx, await writeArtist(tx, found.id, { ...fields, name }, changed));
    await recordArtist(tx, owner, {
      action: "voice-artist.update",
      artistId: found.id,
      before: whole,
      after: writtenArtist(await readArtist(tx, found.id, days.today)),
    });
    return after;
  });
}
