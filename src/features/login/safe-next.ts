const placeholderOrigin = "http://nowhere.invalid";

/** The value if it is a path of this site other than the login page; else undefined. Prevents open redirects. */
export function safeNext(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, placeholderOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, placeholderOrigin);
  if (origin !== placeholderOrigin || pathname.startsWith("//") || pathname === "/login") return undefined;
  return pathname + search + hash;
}

/** The search parameters of the pages that lead on to a remembered location. */
export const readNext = (search: Record<string, unknown>): { next?: string | undefined } => ({
  next: safeNext(search["next"]),
});
