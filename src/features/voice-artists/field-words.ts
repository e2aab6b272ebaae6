import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ArtistField } from "#contract/constants/artist-fields.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { artistFieldWords, fieldValueWords } from "#src/voice/field-words.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import type { SampleField } from "./kept/form/kept-form.ts";
import { artistStateNames } from "./list/ArtistStateTag.tsx";

/** What an owner changes of an artist or of a sample. */
export const fieldNames: Record<ArtistField | SampleField | "order", MessageDescriptor> = {
  ...artistFieldWords,
  state: msg({ message: "State", comment: "Filter, and head of a column: active, locked and so on" }),
  order: msg`Order of the samples`,
  title: msg({ message: "Title", comment: "A field of a sample" }),
  kind: msg({ message: "Kind", comment: "A field of a sample: commercial, audiobook and so on" }),
  transcript: msg({ message: "Text", comment: "A field of a sample: what is said in it" }),
  voiceMp3: msg({ message: "Recording", comment: "A field of an artist, in the record" }),
  consent: msg({ message: "Consent", comment: "A field of a sample: what the artist allows" }),
};

const valueNames: Record<string, Partial<Record<string, MessageDescriptor>>> = {
  ...fieldValueWords,
  state: artistStateNames,
  kind: sampleKindNames,
};

/** A value of a field in words: of an enumeration by its name, else as it is. A component that calls it also calls `useLingui()`. */
export function valueName(field: string, value: string | number): string {
  const name = valueNames[field]?.[value];
  return name ? i18n._(name) : String(value);
}

const tags: Partial<Record<string, string>> = languageTags;

/** The language tag of a value: what is said in a sample has one. */
export function languageOf(field: string, value: unknown): string | undefined {
  const said = field === "transcript" ? (value as { language?: string } | null) : null;
  return tags[said?.language ?? ""];
}
