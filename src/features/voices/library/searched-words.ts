import { i18n } from "@lingui/core";
import { groupsOf, selectedValues, withUnderstood } from "#src/features/voices/filters/filters.ts";
import { labelOf } from "#src/voice/filter-words.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import type { Answer } from "#src/features/voices/search/search-words.ts";

/** What is searched for in words: "Female, Warm, German, Çay"; empty for everything. */
export function searchedWords({ filters, search }: LibraryQuery, { understood, text }: Answer): string {
  const all = withUnderstood(filters, understood);
  const values = groupsOf(search !== undefined).flatMap((group) => selectedValues(all, group));
  const words = values.map((value) => i18n._(labelOf(value)));
  return [...words, text ?? search?.q ?? ""].filter(Boolean).join(", ");
}
