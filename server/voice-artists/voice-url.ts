import { holdAudioFile } from "#server/audio/sql.ts";
import type { Db } from "#server/db/client.ts";
import { problemAt } from "#server/http/problems/problem.ts";

/** Where a sample lies: in our own store under `audioName`, or elsewhere, never fetched by us. */
export interface VoiceUrl {
  url: string;
  audioName: string | null;
}

const ours = /^\/audio\/([A-Za-z0-9][A-Za-z0-9._-]{0,199})$/;
// What a URL parser would drop or mend without a word: white space, controls, backslashes, missing slashes.
const plainWebUrl = /^https?:\/\/[^\s\p{Cc}\p{Cf}\\/?#@][^\s\p{Cc}\p{Cf}\\]*$/iu;

/** Reads a sample's URL: absolute http(s) without credentials, or a path under `/audio/`; undefined for all else. */
export function readVoiceUrl(text: string): VoiceUrl | undefined {
  const url = text.trim();
  const audioName = ours.exec(url)?.[1];
  if (audioName !== undefined) return audioName.includes("..") ? undefined : { url, audioName };
  const parsed = plainWebUrl.test(url) ? URL.parse(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return undefined;
  return { url, audioName: null };
}

/** Reads the sample that stands in this field; 422 for a forbidden URL or a file that is not stored. */
export async function checkVoiceUrl(tx: Db, text: string, field: string): Promise<VoiceUrl> {
  const url = readVoiceUrl(text);
  const known = url && (url.audioName === null || (await holdAudioFile(tx, url.audioName)));
  if (!url || !known) throw problemAt(422, "invalid-voice-url", field);
  return url;
}
