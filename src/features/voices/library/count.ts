import type { VoicePage } from "#contract/voices/voices.ts";

/** How many voices the query finds: the server's total or a single page's length; `undefined` when unknown. */
export function countOf({ content, totalElements, totalPages }: VoicePage): number | undefined {
  if (totalElements !== undefined) return totalElements;
  if (totalPages === 0) return 0;
  return totalPages === 1 ? content.length : undefined;
}
