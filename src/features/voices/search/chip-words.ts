import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { labelOf } from "#src/voice/filter-words.ts";
import type { SearchChip } from "./search-words.ts";

// lingui-set comment="A word of a search that stands for several filters: how old a voice sounds, and for some whether it is a woman’s"
/** What is said in one word of several values; all others are named one by one. */
const together: Record<string, MessageDescriptor> = {
  "TEEN YOUNG_ADULT": msg`Young`,
  "Male SENIOR": msg`Grandfather`,
  "Female SENIOR": msg`Grandmother`,
};
// lingui-reset

/** What a chip says, in the language of the page: the values that its word names, whatever language it was typed in. */
export function chipWords({ means }: Pick<SearchChip, "means">): string {
  const values = means.map(({ value }) => value);
  const one = together[values.join(" ")];
  return one ? i18n._(one) : values.map((value) => i18n._(labelOf(value))).join(", ");
}
