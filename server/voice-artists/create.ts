import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { problemAt } from "#server/http/problems/problem.ts";
import {
  insertArtist,
  insertVoices,
  isNameTaken,
  showArtist,
  type ShownArtist,
  writtenFields,
} from "./sql.ts";
import { checkVoiceUrl, type VoiceUrl } from "./voice-url.ts";
import { inWriteQueue } from "./write-queue.ts";

/** Creates an artist with its voices; 409 when its folded name is taken, 422 for an invalid sample URL. */
export async function createArtist(db: Db, owner: Actor, draft: VoiceArtistDraft): Promise<ShownArtist> {
  const { voices: entries, ...fields } = draft;
  const name = cleanName(fields.name, "name");
  return inWriteQueue(db, async (tx) => {
    if (await isNameTaken(tx, name)) throw problemAt(409, "name-taken", "name");
    const urls: VoiceUrl[] = [];
    for (const [place, { voiceMp3 }] of entries.entries())
      urls.push(await checkVoiceUrl(tx, voiceMp3, place));
    const row = await insertArtist(tx, { ...fields, name });
    await insertVoices(tx, row.id, urls);
    const shown = await showArtist(tx, row);
    await recordHistory(tx, {
      ...owner,
      action: "voice-artist.create",
      subjectId: row.id,
      changes: writtenFields(shown.artist),
    });
    return shown;
  });
}
