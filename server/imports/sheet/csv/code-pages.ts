/** Encodings of one byte a letter that TextDecoder does not know: what bytes from 0x80 on mean. */
const upperHalves = {
  // Mac OS Turkish; WHATWG's “macintosh” has no Ğ, İ, ş, ı.
  macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙ\uF8A0ˆ˜¯˘˙˚¸˝˛ˇ",
  // Turkish DOS.
  ibm857:
    "ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\uFFFDÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\uFFFD×ÚÛÙìÿ¯´\u00AD±\uFFFD¾¶§÷¸°¨·¹³²■\u00A0",
} as const;
export type CodePage = keyof typeof upperHalves;

const firstUpper = 0x80;

export const isCodePage = (encoding: string): encoding is CodePage => Object.hasOwn(upperHalves, encoding);

/** The letters of bytes in such an encoding. */
export function decodePage(bytes: Uint8Array, page: CodePage): string {
  const upper = upperHalves[page];
  let text = "";
  for (const byte of bytes) text += byte < firstUpper ? String.fromCharCode(byte) : upper[byte - firstUpper];
  return text;
}

const windows = new TextDecoder("windows-1254").decode(
  Uint8Array.from({ length: firstUpper }, (_, nth) => nth + firstUpper),
);
const turkish = /[çğıöşüÇĞİÖŞÜ]/;
/** What stands in Turkish texts too. */
const usual = /[âîûÂÎÛ“”‘’–—…\u00A0]/;
const letter = /\p{L}/u;

const weightOf = (sign: string) =>
  turkish.test(sign) ? 1 : usual.test(sign) ? 0 : letter.test(sign) ? -1 : -2;

/**
 * In which of these encodings most bytes are letters as Turkish has them; `counts` says how often each byte occurs. Windows
 * is meant where none is better.
 */
export function likelyPage(counts: Uint32Array): "windows-1254" | CodePage {
  const score = (upper: string) =>
    Array.from(upper, (sign, nth) => weightOf(sign) * (counts[nth + firstUpper] ?? 0)).reduce(
      (sum, weight) => sum + weight,
      0,
    );
  let [best, most] = ["windows-1254" as "windows-1254" | CodePage, score(windows)];
  for (const [page, upper] of Object.entries(upperHalves) as [CodePage, string][]) {
    const found = score(upper);
    if (found > most) [best, most] = [page, found];
  }
  return best;
}
