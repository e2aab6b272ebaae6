const nowhere = "http://nowhere.invalid";

/** A remembered location, when it is a path of this site and not the login page itself; else undefined. */
export function safeNext(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, nowhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, nowhere);
  if (origin !== nowhere || pathname.startsWith("//") || pathname === "/login") return undefined;
  return pathname + search + hash;
}
