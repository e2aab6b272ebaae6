import type { Static } from "typebox";
import { limits } from "#contract/limits.ts";
import type { VoiceFilters, VoicesQuerystring } from "#contract/voices.ts";
import { Problem } from "#server/http/problem.ts";

/** A page of the library as asked for: `page` from 0, `size` 1 to 100. */
export interface PageQuery {
  filters: VoiceFilters;
  page: number;
  size: number;
}

const listed = <T>(value: T | T[] | undefined): T[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** Reads a checked query string; a page or size out of its bounds is refused (decisions.md, section 3). */
export function readPageQuery(query: Static<typeof VoicesQuerystring>): PageQuery {
  const page = Number(query.page ?? 0);
  const size = Number(query.size ?? limits.pageSize.default);
  if (page > limits.page || size < 1 || size > limits.pageSize.most) throw new Problem(400, "invalid-page");
  return {
    filters: {
      gender: query.gender,
      voiceColorNames: listed(query.voiceColorNames),
      ageRangeNames: listed(query.ageRangeNames),
      languageNames: listed(query.languageNames),
    },
    page,
    size,
  };
}
