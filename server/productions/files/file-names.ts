import type { TakeFormat } from "#contract/constants/values/productions.ts";
import { wholeLetters } from "#server/http/whole-letters.ts";

// Controls, invisible reordering, and what Windows, macOS or Linux refuse or take for a path or a pattern.
const refused =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069<>:"/\\|?*]/gu;

/** Names of devices on Windows, whatever follows their first dot. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/** A file's name in bytes of UTF-8, so that its folder finds room in a path of Windows and a number behind it. */
const longest = 180;

const cut = (text: string, most: number) => wholeLetters(text, (kept) => Buffer.byteLength(kept) <= most);

const clean = (text: string) => text.normalize("NFC").replaceAll(refused, "_").trim();

/** A name that is no device, and that no dot in front hides. */
const plain = (name: string) => (device.test(name) || name.startsWith(".") ? `_${name}` : name);

/** The part of a name before its ending. */
function stemOf(offerTitle: string, takeTitle: string): string {
  // What tells takes apart stands at the end: the offer's title gives way.
  const end = cut(clean(takeTitle), longest / 2);
  return plain(`${cut(clean(offerTitle), longest - Buffer.byteLength(end) - 1).trim()}_${end}`);
}

/** A name for all files of an offer as a ZIP. */
export const archiveName = (offerTitle: string): string =>
  plain(`${cut(clean(offerTitle), longest).trim() || "files"}.zip`);

interface Named {
  title: string;
  format: TakeFormat;
}

/**
 * A name for each take under which it can be saved on any system, in their order: title of the offer and of the take, and the
 * ending of its format. Takes of one name, by letters of either case, are numbered.
 */
export function fileNames(offerTitle: string, takes: readonly Named[]): string[] {
  const taken = new Set<string>();
  return takes.map(({ title, format }) => {
    const stem = stemOf(offerTitle, title);
    for (let nth = 1; ; nth += 1) {
      const name = `${stem}${nth === 1 ? "" : ` (${nth})`}.${format}`;
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  });
}
