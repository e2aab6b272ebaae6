import { holdAudioFile } from "#server/audio/sql.ts";
import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problem.ts";
import { readVoiceUrl, type VoiceUrl } from "./voice-url.ts";

/** The sample's place; 422 when it is no URL that may be played, or names no stored file of ours. */
export async function checkVoiceUrl(tx: Db, text: string): Promise<VoiceUrl> {
  const url = readVoiceUrl(text);
  const known = url && (url.audioName === null || (await holdAudioFile(tx, url.audioName)));
  if (!url || !known) throw new Problem(422, "invalid-voice-url");
  return url;
}
