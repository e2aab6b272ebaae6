import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Lists of voices. */
export const lists = {
  "list-not-found": /*i18n*/ { id: "problem.list-not-found", message: "List not found." },
  "too-many-lists": /*i18n*/ {
    id: "problem.too-many-lists",
    message: "There can be at most {most} lists.",
    comment: "most is a whole number",
  },
  "list-full": /*i18n*/ {
    id: "problem.list-full",
    message: "A list can hold at most {most} voices.",
    comment: "most is a whole number",
  },
  "not-in-list": /*i18n*/ {
    id: "problem.not-in-list",
    message: "One of the voices is no longer in the list.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
