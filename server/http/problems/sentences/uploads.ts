import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Files that are sent in parts. */
export const uploads = {
  "upload-not-found": /*i18n*/ {
    id: "problem.upload-not-found",
    message: "This upload no longer exists. Please choose the file again.",
  },
  "upload-not-next": /*i18n*/ {
    id: "problem.upload-not-next",
    message: "The upload got out of step. Please choose the file again.",
  },
  "upload-not-whole": /*i18n*/ {
    id: "problem.upload-not-whole",
    message: "A file has not finished uploading.",
  },
  "uploads-full": /*i18n*/ {
    id: "problem.uploads-full",
    message: "Too many files have been uploaded and not used yet. Please try again tomorrow.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
