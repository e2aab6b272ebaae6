import type { NoteDraft } from "#contract/productions/productions.ts";
import { wrongField } from "#server/http/problems/problem.ts";

/** Where a note begins and ends; 400 for what lies behind the take, or ends before it begins. */
export function cleanPlace({ from, to }: Pick<NoteDraft, "from" | "to">, seconds: number) {
  const end = Math.ceil(seconds * 1000);
  if (from > end) throw wrongField("from", "out-of-range");
  if (to === undefined || to === null) return { from, to: null };
  if (to <= from || to > end) throw wrongField("to", "out-of-range");
  return { from, to };
}
