import type { Speech } from "./speech.ts";
import type { SpokenLanguage } from "./token.ts";

const gap = "[ \u00a0.-]?";
const turkishNumbers = [
  String.raw`(?:\+90|0)${gap}\(?[2-58]\d{2}\)?${gap}\d{3}${gap}\d{2}${gap}\d{2}(?!\d)`,
  String.raw`\(?[2-58]\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]?\d{2}(?!\d)`,
  String.raw`0${gap}\(?[2-58]\d{2}\)?[ -]\d{3}[ -]\d[ -]\d{3}(?!\d)`,
  String.raw`444[ ]\d{1,2}[ ]\d{2,3}(?!\d)`,
];
const englishNumbers = [
  String.raw`(?:\+?1[ .-])?\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)`,
  String.raw`(?:\+44[ ]?|0)\d{2,4}[ ]\d{3,4}[ ]\d{3,4}(?!\d)`,
  String.raw`1-[2-9]\d{2}-\d{3}-\d{4}(?!\d)`,
  String.raw`\d{3}-\d{4}(?!\d)`,
];
const abroad = String.raw`\+\d{1,3}(?:[ -]\(?\d{2,4}\)?){2,5}(?!\d)`;

/** How phone numbers are written where the language is spoken, and abroad. */
export const phonePattern = (language: SpokenLanguage): string =>
  `(?<phone>${[...(language === "TURKISH" ? turkishNumbers : englishNumbers), abroad].join("|")})`;

/** Turkish numbers written without gaps are read in the usual groups: 0532 123 45 67. */
const usualGroups = /^(\+90|0)?(\d{3})(\d{3})(\d{2})(\d{2})$/;

/** A phone number group by group, a comma between them. */
export function phoneAloud(written: string, speech: Speech): string {
  const digits = written.replaceAll(/[()]/g, "");
  const parts = usualGroups.exec(digits);
  const groups = parts
    ? [parts[1] === "0" ? `0${parts[2]}` : `${parts[1] ?? ""} ${parts[2]}`, ...parts.slice(3)]
    : [digits.replace(/^0[ ]/, "0")];
  const each = groups.flatMap((group) => (group ?? "").split(/[ \u00a0.-]/)).filter(Boolean);
  return each
    .map((group) =>
      group.startsWith("+")
        ? `${speech.plus} ${speech.phoneGroup(group.slice(1))}`
        : speech.phoneGroup(group),
    )
    .join(", ");
}
