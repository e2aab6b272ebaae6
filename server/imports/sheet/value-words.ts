import type { Sentence } from "#server/http/language/sentences.ts";

// Words of values that the search does not know; parted by commas, of which the first is written and all are understood.

/** What stands between two entries of a list. */
export const andWord: Sentence = /*i18n*/ {
  id: "import.and",
  message: "and",
  comment: "Between two values in a cell of a spreadsheet: “Turkish and English”",
};

/** How tables shorten what is said of a gender. */
export const genderWords = {
  Male: /*i18n*/ {
    id: "import.gender.male",
    message: "m, man, boy",
    comment: "Short for male in a cell of a spreadsheet: words parted by commas, all are understood",
  },
  Female: /*i18n*/ {
    id: "import.gender.female",
    message: "f, woman, girl, w",
    comment: "Short for female in a cell of a spreadsheet: words parted by commas, all are understood",
  },
} as const;

export const stateWords = {
  draft: /*i18n*/ {
    id: "import.state.draft",
    message: "draft",
    comment:
      "The state of a sample or an artist in a spreadsheet: words parted by commas, the first one is written",
  },
  published: /*i18n*/ {
    id: "import.state.published",
    message: "published, visible, live",
    comment:
      "The state of a sample or an artist in a spreadsheet: words parted by commas, the first one is written",
  },
  hidden: /*i18n*/ {
    id: "import.state.hidden",
    message: "hidden",
    comment:
      "The state of a sample or an artist in a spreadsheet: words parted by commas, the first one is written",
  },
  archived: /*i18n*/ {
    id: "import.state.archived",
    message: "archived",
    comment: "The state of an artist in a spreadsheet: words parted by commas, the first one is written",
  },
} as const;

export const yesNoWords = {
  yes: /*i18n*/ {
    id: "import.yes",
    message: "yes, true",
    comment: "In a cell of a spreadsheet: words parted by commas, the first one is written",
  },
  no: /*i18n*/ {
    id: "import.no",
    message: "no, false",
    comment: "In a cell of a spreadsheet: words parted by commas, the first one is written",
  },
} as const;
