import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { fieldNames, valueName } from "#src/features/voice-artists/field-words.ts";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

/** What an entry of the history may name: fields, and samples that came or went. */
export const changeNames: Record<string, MessageDescriptor> = {
  ...fieldNames,
  added: msg({ message: "Sample added", comment: "What was done, in the history of an artist" }),
  removed: msg({ message: "Sample removed", comment: "What was done, in the history of an artist" }),
};

const partOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;

function spanWords(span: unknown): string {
  const [from, until] = [partOf(span, "from"), partOf(span, "until")];
  if (typeof from !== "string")
    return t({ message: "not given", comment: "A consent that an artist did not give" });
  const begin = formatCalendarDay(from, currentLocale());
  if (typeof until !== "string")
    return t({ message: `from ${begin}, no end date`, comment: "How long a consent holds; begin is a date" });
  const end = formatCalendarDay(until, currentLocale());
  return t({ message: `from ${begin} to ${end}`, comment: "How long a consent holds; both are dates" });
}

function consentWords(consent: unknown): string {
  const publish = spanWords(partOf(consent, "publish"));
  const share = spanWords(partOf(consent, "share"));
  return t({
    message: `Publishing: ${publish}; sharing: ${share}`,
    comment: "What an artist allows, each with its days or “not given”",
  });
}

/** The last part of an address, which is what tells recordings apart. */
const fileName = (url: string) => url.split("/").at(-1) || url;

/** A value of the history in words; empty for none. A component that calls it also calls `useLingui()`. */
export function wordsOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => wordsOf(field, one)).join(", ");
  if (field === "consent") return consentWords(value);
  if (field === "transcript") return wordsOf("title", partOf(value, "text"));
  if (field === "voiceMp3" && typeof value === "string") return fileName(value);
  return typeof value === "string" || typeof value === "number" ? valueName(field, value) : "";
}
