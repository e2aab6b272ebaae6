import type { AttachmentFormat } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";

// Controls, invisible reordering, lone surrogates, and what some system takes for a path or a pattern.
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Co}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069<>:"|?*]/gu;

/** The endings by which people know a format; the first is given where a name has none of them. */
const endings: Record<AttachmentFormat, string[]> = {
  pdf: ["pdf"],
  docx: ["docx"],
  txt: ["txt"],
  mp3: ["mp3"],
  wav: ["wav"],
  m4a: ["m4a"],
  ogg: ["ogg", "opus"],
  png: ["png"],
  jpeg: ["jpg", "jpeg"],
};

const longestEnding = ".jpeg".length;

// No system has longer names; of what is longer, the end counts.
const longestSent = 1000;

/** The name without its folders. */
function lastOf(sent: string): string {
  const end = sent.slice(-longestSent).toWellFormed().normalize("NFC");
  return end.slice(Math.max(end.lastIndexOf("/"), end.lastIndexOf("\\")) + 1);
}

const isBare = (letter: string | undefined) => letter === "." || letter?.trim() === "";

/** Without the dots and spaces at both ends; an expression for the end would be tried again from each of them. */
function bared(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && isBare(name[from])) from += 1;
  while (to > from && isBare(name[to - 1])) to -= 1;
  return name.slice(from, to);
}

/** A whole number of characters, so that none is cut in two. */
const cut = (text: string, most: number): string => {
  let kept = "";
  for (const one of text) {
    if (kept.length + one.length > most) break;
    kept += one;
  }
  return kept;
};

/** A name under which a file can be saved anywhere: no path, nothing hidden, and the ending of what the file is. */
export function cleanFileName(sent: string, format: AttachmentFormat): string {
  const plain = bared(lastOf(sent).replaceAll(unsafe, ""));
  const [usual = format] = endings[format];
  const dot = plain.lastIndexOf(".");
  const sentEnding = plain.slice(dot + 1).toLowerCase();
  const fits = dot > 0 && endings[format].includes(sentEnding);
  const ending = fits ? sentEnding : usual;
  const stem = cut(fits ? plain.slice(0, dot) : plain, limits.offer.attachmentName - longestEnding).trim();
  return `${stem || "file"}.${ending}`;
}
