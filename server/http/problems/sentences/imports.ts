import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Imports. */
export const imports = {
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
    message: "No spreadsheet is among the files. Please add one Excel workbook (.xlsx) or CSV file.",
  },
  "import-several-sheets": /*i18n*/ {
    id: "problem.import-several-sheets",
    message: "There are several spreadsheets: {names}. Please bring one at a time.",
    comment: "{names} are the names of files",
  },
  "import-old-workbook": /*i18n*/ {
    id: "problem.import-old-workbook",
    message:
      "“{file}” cannot be read in this form. Open it in its program, save it as an Excel workbook (.xlsx) without a password, and choose that file.",
    comment: "{file} is the name of a file, such as .xls or .ods",
  },
  "import-no-rows": /*i18n*/ {
    id: "problem.import-no-rows",
    message: "A spreadsheet needs a row of headings and at least one row below it.",
  },
  "import-no-names": /*i18n*/ {
    id: "problem.import-no-names",
    message:
      "No column holds the artists’ names. Row {row} was read as the headings: {headings}. One of them has to say “full name”, or two of them “first name” and “last name”.",
    comment: "{row} is the number of a row of a spreadsheet, {headings} is what stands in it",
  },
  "import-open-quote": /*i18n*/ {
    id: "problem.import-open-quote",
    message: "The quotation mark that opens in row {row} is never closed. Please close or delete it.",
    comment: "{row} is the number of a row of a spreadsheet",
  },
  "import-name-unclear": /*i18n*/ {
    id: "problem.import-name-unclear",
    message:
      "The column “{column}” seems to hold names too. Keep one column with the whole name, or one with the first and one with the last name, and delete or rename the others.",
    comment: "{column} is the heading of a column of a spreadsheet",
  },
  "import-unreadable": /*i18n*/ {
    id: "problem.import-unreadable",
    message: "This file cannot be read as a spreadsheet.",
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
    message: "This ZIP is damaged, encrypted, or contains files other than a spreadsheet and audio.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
