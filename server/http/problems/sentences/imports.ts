import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Imports and their files. */
export const imports = {
  "upload-not-found": /*i18n*/ {
    id: "problem.upload-not-found",
    message: "This upload no longer exists. Please choose the file again.",
  },
  "upload-not-next": /*i18n*/ {
    id: "problem.upload-not-next",
    message: "This part does not follow what is held.",
  },
  "upload-not-whole": /*i18n*/ {
    id: "problem.upload-not-whole",
    message: "A file is not uploaded whole yet.",
  },
  "import-not-found": /*i18n*/ {
    id: "problem.import-not-found",
    message: "This import no longer exists.",
  },
  "import-running": /*i18n*/ {
    id: "problem.import-running",
    message: "Another import is running. Please wait until it is over.",
  },
  "import-not-ready": /*i18n*/ {
    id: "problem.import-not-ready",
    message: "This import cannot be started or changed now.",
  },
  "import-no-sheet": /*i18n*/ {
    id: "problem.import-no-sheet",
    message: "One CSV file is needed, with a row of headings and at least one more row.",
  },
  "import-unreadable": /*i18n*/ {
    id: "problem.import-unreadable",
    message: "This file cannot be read as CSV.",
  },
  "import-too-many-rows": /*i18n*/ {
    id: "problem.import-too-many-rows",
    message: "A spreadsheet may have 2,000 rows at most.",
  },
  "import-too-long": /*i18n*/ {
    id: "problem.import-too-long",
    message: "A row of a spreadsheet may have 10,000 letters at most, and all rows together 6,000,000.",
  },
  "import-too-many-files": /*i18n*/ {
    id: "problem.import-too-many-files",
    message: "An import may have 4,000 files at most.",
  },
  "import-too-large": /*i18n*/ {
    id: "problem.import-too-large",
    message: "The files of an import may have 4 GB together at most, and each of them 20 MB.",
  },
  "zip-refused": /*i18n*/ {
    id: "problem.zip-refused",
    message: "This ZIP is damaged, encrypted, or holds something that no import needs.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
