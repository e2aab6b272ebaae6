import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { artistFields, enumerationFields, type EnumerationField } from "#contract/constants/artist-fields.ts";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import { artistFieldWords, fieldKindWords, fieldValueWords } from "./field-words.ts";
import { sampleKindNames } from "./sample-kind-names.ts";

/** The words of an artist's fields by their groups, and those of the samples' kind. */
const byGroup = (words: Record<EnumerationField, MessageDescriptor>) =>
  ({
    ...Object.fromEntries(enumerationFields.map((field) => [artistFields[field].group, words[field]])),
    kind: msg({ message: "Kind", comment: "A field of a sample: commercial, audiobook and so on" }),
  }) as Record<FilterGroup, MessageDescriptor>;

export const groupNames = byGroup(artistFieldWords);

/** What a value of a group is, in the singular. */
export const kindOf = byGroup(fieldKindWords);

// No two groups share a value: test/voices/filter-values.unit.test.ts.
const labels = new Map(
  [...enumerationFields.map((field) => fieldValueWords[field]), sampleKindNames].flatMap((words) =>
    Object.entries<MessageDescriptor>(words),
  ),
);

/** The message for a value of any group; the value itself if it has none. */
export const labelOf = (value: string): MessageDescriptor => labels.get(value) ?? { id: value };
