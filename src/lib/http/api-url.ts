/** Where the API is: VITE_API_URL, else the page's own origin. */
export const apiUrl = (): string => new URL(import.meta.env.VITE_API_URL || "/", location.origin).href;

/** A sample's address, relative ones relative to the API's origin; `null` unless it is http(s). */
export function playableUrl(voiceMp3: string): string | null {
  const url = URL.parse(voiceMp3, apiUrl());
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
