import { lettersAloud } from "./letters.ts";
import type { Speech } from "./speech.ts";
import type { Reader } from "./token.ts";

// Bounded, so that no text takes longer than its length.
const mail = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,5}\p{L}{2,12}(?![\p{L}\d])/uy;
const ends =
  "com|net|org|edu|gov|info|biz|tr|uk|us|de|fr|io|co|app|dev|tv|me|ai|shop|store|online|site|eu|fm|studio|istanbul";
const site = new RegExp(
  `(?:https?://)?(?:[\\p{L}\\d-]{1,63}\\.){1,5}(?:${ends})(?![\\p{L}\\d-])(?:/[\\p{L}\\d/_.?=&%-]{0,200})?`,
  "uy",
);
const ending = /['’](\p{L}+)/uy;
const piece = /\p{L}+|\d+|[^\p{L}\d]/gu;
/** Parts that are said as words though they have no or few vowels. */
const said = new Set(["com", "net", "org", "gov", "edu", "info", "studio"]);

function pieceAloud(part: string, speech: Speech): string {
  if (/^\d+$/.test(part)) {
    return part.length > 4 || part.startsWith("0")
      ? Array.from(part, (digit) => speech.digits[Number(digit)] ?? "").join(" ")
      : speech.cardinal(part);
  }
  if (/^\p{L}/u.test(part)) {
    const isWord = said.has(part) || (part.length > 2 && /[aeıioöuüyâîû]/i.test(part));
    return isWord ? part : lettersAloud(part, speech);
  }
  const names: Record<string, string | undefined> = {
    ".": speech.dot,
    "-": speech.dash,
    "/": speech.slash,
    "+": speech.plus,
    "@": speech.symbols["@"],
  };
  return names[part] ?? "";
}

/** Without the marks at its end, which are the sentence's. */
function withoutMarks(found: string): string {
  let end = found.length;
  while (end > 0 && ".?=&/-".includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

/** Reads web and e-mail addresses: orvanta nokta com nokta te re. */
export const addressReader =
  (speech: Speech): Reader =>
  (text, at) => {
    for (const pattern of [mail, site]) {
      pattern.lastIndex = at;
      const [found] = pattern.exec(text) ?? [];
      if (!found) continue;
      const written = withoutMarks(found);
      const end = at + written.length;
      const pieces = written.replace(/^https?:\/\//, "").match(piece) ?? [];
      const words = pieces.map((part) => pieceAloud(part, speech)).filter(Boolean);
      ending.lastIndex = end;
      const [suffix = ""] = ending.exec(text) ?? [];
      return { said: words.join(" ") + suffix.slice(1), end: end + suffix.length };
    }
    return undefined;
  };
