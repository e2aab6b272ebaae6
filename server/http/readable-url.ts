const data = /^\/(?:api|audio)\//;

/**
 * The address as it can be decoded: a path in which a per cent sign encodes nothing is read without any, so that a page
 * can answer it. Data's stay as they are, and are refused.
 */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (!path.includes("%") || data.test(path)) return url;
  try {
    // The answer is used: a build leaves out a call that it takes for pure, and with it what it throws.
    if (decodeURIComponent(path) !== "") return url;
  } catch {
    // Read below.
  }
  return path.replaceAll("%", "") + url.slice(path.length);
}
