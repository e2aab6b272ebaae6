import type { MessageDescriptor } from "@lingui/core";
import { artistFields, enumerationFields } from "#contract/constants/artist-fields.ts";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import { artistFieldWords, fieldValueWords } from "#src/voice/field-words.ts";

export const groupNames = Object.fromEntries(
  enumerationFields.map((field) => [artistFields[field].group, artistFieldWords[field]]),
) as Record<FilterGroup, MessageDescriptor>;

// No two groups share a value: test/voices/filter-values.unit.test.ts.
const labels = new Map(enumerationFields.flatMap((field) => Object.entries(fieldValueWords[field])));

/** The message for a value of any group; the value itself if it has none. */
export const labelOf = (value: string): MessageDescriptor => labels.get(value) ?? { id: value };
