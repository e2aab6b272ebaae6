import type { Sentence } from "./sentences.ts";

/** In place of who or what is gone. */
export const deleted: Sentence = /*i18n*/ {
  id: "answer.deleted",
  message: "deleted",
  comment: "Stands in place of the name of a person or a company that was deleted",
};
