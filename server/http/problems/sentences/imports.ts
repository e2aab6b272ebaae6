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
    message: "The upload got out of step. Please choose the file again.",
  },
  "upload-not-whole": /*i18n*/ {
    id: "problem.upload-not-whole",
    message: "A file has not finished uploading.",
  },
  "import-not-found": /*i18n*/ {
    id: "problem.import-not-found",
    message: "This import no longer exists.",
  },
  "import-running": /*i18n*/ {
    id: "problem.import-running",
    message: "Another import is running. Wait until it has finished.",
  },
  "import-not-ready": /*i18n*/ {
    id: "problem.import-not-ready",
    message: "This import cannot be started or changed now.",
  },
  "import-no-sheet": /*i18n*/ {
    id: "problem.import-no-sheet",
    message: "One CSV file is needed, with a row of headings and at least one more row.",
  },
  "import-name-unclear": /*i18n*/ {
    id: "problem.import-name-unclear",
    message:
      "The column “{column}” seems to hold names too. Keep one column with the whole name, or one with the first and one with the last name, and delete or rename the others.",
    comment: "{column} is the heading of a column of a spreadsheet",
  },
  "import-unreadable": /*i18n*/ {
    id: "problem.import-unreadable",
    message: "This file cannot be read as CSV.",
  },
  "import-too-many-rows": /*i18n*/ {
    id: "problem.import-too-many-rows",
    message: "A spreadsheet can have at most 2,000 rows.",
  },
  "import-too-long": /*i18n*/ {
    id: "problem.import-too-long",
    message:
      "A row of a spreadsheet can have at most 10,000 characters, and all rows together at most 6,000,000.",
  },
  "import-too-many-files": /*i18n*/ {
    id: "problem.import-too-many-files",
    message: "An import can have at most 4,000 files.",
  },
  "import-too-large": /*i18n*/ {
    id: "problem.import-too-large",
    message: "The files of an import can be at most 4 GB in total and 20 MB each.",
  },
  "zip-refused": /*i18n*/ {
    id: "problem.zip-refused",
    message: "This ZIP is damaged, encrypted, or contains files other than a CSV and audio.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
