import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import {
  ageRanges,
  artistStates,
  genders,
  languages,
  sampleKinds,
  voiceColors,
} from "#contract/constants/enumerations.ts";
import { artistStateNames } from "#src/features/voice-artists/list/ArtistStateTag.tsx";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import { languageNames } from "#src/voice/language-names.ts";
import { ageRangeNames, genderNames, voiceColorNames } from "#src/voice/words.ts";

/** What an owner changes of an artist or of a sample, as the history names it. */
export const fieldWords: Record<string, MessageDescriptor> = {
  name: msg({ message: "Name", comment: "Label of a field: a client's first name or an artist's name" }),
  age: msg({ message: "Age", comment: "Label of a field" }),
  gender: msg({ message: "Gender", comment: "Heading of a filter" }),
  voiceColors: msg`Voice colors`,
  languages: msg({ message: "Languages", comment: "Heading of a filter" }),
  ageRanges: msg`Age ranges`,
  state: msg({ message: "State", comment: "Filter, and head of a column: active, locked and so on" }),
  order: msg`Order of the samples`,
  title: msg({ message: "Title", comment: "A field of a sample" }),
  kind: msg({ message: "Kind", comment: "A field of a sample: commercial, audiobook and so on" }),
  transcript: msg({ message: "Text", comment: "A field of a sample: what is said in it" }),
  voiceMp3: msg({ message: "Recording", comment: "A field of an artist, in the record" }),
  consent: msg({ message: "Consent", comment: "A field of a sample: what the artist allows" }),
  added: msg({ message: "Sample added", comment: "What was done, in the history of an artist" }),
  removed: msg({ message: "Sample removed", comment: "What was done, in the history of an artist" }),
};

/** Enumerations never share a value with another meaning. */
const valueWords = new Map<unknown, MessageDescriptor>([
  ...artistStates.map((value) => [value, artistStateNames[value]] as const),
  ...genders.map((value) => [value, genderNames[value]] as const),
  ...languages.map((value) => [value, languageNames[value]] as const),
  ...voiceColors.map((value) => [value, voiceColorNames[value]] as const),
  ...ageRanges.map((value) => [value, ageRangeNames[value]] as const),
  ...sampleKinds.map((value) => [value, sampleKindNames[value]] as const),
]);

/** Fields whose texts are an owner's own, which may look like a value of an enumeration. */
const free = new Set(["name", "title"]);

const partOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;

function spanWords(span: unknown): string {
  const [from, until] = [partOf(span, "from"), partOf(span, "until")];
  if (typeof from !== "string")
    return t({ message: "not given", comment: "A consent that an artist did not give" });
  const begin = formatCalendarDay(from, currentLocale());
  if (typeof until !== "string")
    return t({ message: `from ${begin}, without end`, comment: "How long a consent holds; begin is a date" });
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
  const words = free.has(field) ? undefined : valueWords.get(value);
  if (words) return i18n._(words);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
