import { holdAudioFile } from "#server/audio/sql.ts";
import type { Db } from "#server/db/client.ts";
import { problemAt } from "#server/http/problem.ts";
import { readVoiceUrl, type VoiceUrl } from "./voice-url.ts";

/** The sample's place, for the entry at `place`; 422 when it is no URL that may be played, or names no stored file of ours. */
export async function checkVoiceUrl(tx: Db, text: string, place: number): Promise<VoiceUrl> {
  const url = readVoiceUrl(text);
  const known = url && (url.audioName === null || (await holdAudioFile(tx, url.audioName)));
  if (!url || !known) throw problemAt(422, "invalid-voice-url", `voices/${place}/voiceMp3`);
  return url;
}
