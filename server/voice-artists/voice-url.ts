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
