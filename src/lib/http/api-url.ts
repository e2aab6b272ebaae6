/** Where the API is: VITE_API_URL, else the page's own origin. */
export const apiUrl = (): string => new URL(import.meta.env.VITE_API_URL || "/", location.origin).href;

/** A sample's address, relative ones relative to the API's origin; `null` unless it is http(s), or of our own making. */
export function playableUrl(voiceMp3: string): string | null {
  if (!URL.canParse(voiceMp3, apiUrl())) return null;
  const { protocol, href } = new URL(voiceMp3, apiUrl());
  return /^(https?|blob):$/.test(protocol) ? href : null;
}

/** Whether a sample comes from the API's own origin, so that the page may work on its sound. */
export function isFromApi(voiceMp3: string): boolean {
  const url = playableUrl(voiceMp3);
  return url !== null && new URL(url).origin === new URL(apiUrl()).origin;
}
