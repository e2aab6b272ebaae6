/** What is said of a row; `{…}` are filled by what was found. Those of `refusals` keep the row, and its artist, out. */
export const refusals = {
  "name-missing": /*i18n*/ { id: "import.name-missing", message: "A name is required." },
  "name-invalid": /*i18n*/ { id: "import.name-invalid", message: "This name cannot be shown." },
  twin: /*i18n*/ {
    id: "import.twin",
    message:
      "The same name as in row {row}, where I, İ, ı and i count as one letter. Write both the same way.",
    comment: "{row} is the number of a row of a spreadsheet; two rows write a name in two ways",
  },
  "age-invalid": /*i18n*/ {
    id: "import.age-invalid",
    message: "The age must be a whole number from {least} to {most}.",
    comment: "{least} and {most} are ages",
  },
  "age-birth": /*i18n*/ {
    id: "import.age-birth",
    message: "“{value}” seems to be a birth date. Please write the age in years.",
    comment: "{value} is what stands in the cell of a spreadsheet: a year or a day",
  },
  "age-span": /*i18n*/ {
    id: "import.age-span",
    message:
      "“{value}” is a range. Please write one age; how old the voice sounds belongs under “age ranges”.",
    comment:
      "{value} is what stands in the cell of a spreadsheet; “age ranges” is the heading of another column",
  },
  "needed-for-new": /*i18n*/ { id: "import.needed-for-new", message: "Required for a new artist." },
  "unknown-gender": /*i18n*/ {
    id: "import.unknown-gender",
    message: "“{value}” is not a known gender.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "unknown-color": /*i18n*/ {
    id: "import.unknown-color",
    message: "“{value}” is not a known voice color.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "unknown-language": /*i18n*/ {
    id: "import.unknown-language",
    message: "“{value}” is not a known language.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "unknown-age-range": /*i18n*/ {
    id: "import.unknown-age-range",
    message: "“{value}” is not a known age range.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "unknown-kind": /*i18n*/ {
    id: "import.unknown-kind",
    message: "“{value}” is not a known kind of sample.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "unknown-state": /*i18n*/ {
    id: "import.unknown-state",
    message: "“{value}” is not a known state.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "unknown-day": /*i18n*/ {
    id: "import.unknown-day",
    message: "“{value}” is not a date; write for example 2026-11-19.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "day-number": /*i18n*/ {
    id: "import.day-number",
    message:
      "“{value}” is a day as a spreadsheet counts it. Please format the column as a date, or write for example 2026-11-19.",
    comment: "{value} is what stands in the cell of a spreadsheet, a number",
  },
  "unknown-yes-no": /*i18n*/ {
    id: "import.unknown-yes-no",
    message: "“{value}” is neither yes nor no.",
    comment: "{value} is what stands in the cell of a spreadsheet",
  },
  "day-order": /*i18n*/ { id: "import.day-order", message: "This consent ends before it begins." },
  "until-alone": /*i18n*/ {
    id: "import.until-alone",
    message: "A consent with an end needs a start.",
  },
  "too-long": /*i18n*/ {
    id: "import.too-long",
    message: "At most {most} characters fit here.",
    comment: "{most} is a number",
  },
  malformed: /*i18n*/ { id: "import.malformed", message: "This contains characters that cannot be shown." },
  "text-language": /*i18n*/ {
    id: "import.text-language",
    message: "A transcript needs its language.",
  },
  "file-missing": /*i18n*/ {
    id: "import.file-missing",
    message: "“{file}” is not among the files.",
    comment: "{file} is the name of a file",
  },
  "file-several": /*i18n*/ {
    id: "import.file-several",
    message: "Several files are called “{file}”. Write the folder too.",
    comment: "{file} is the name of a file",
  },
  "file-too-large": /*i18n*/ {
    id: "import.file-too-large",
    message: "“{file}” is larger than {most} MB.",
    comment: "{file} is the name of a file, {most} a number",
  },
  "file-damaged": /*i18n*/ {
    id: "import.file-damaged",
    message: "“{file}” is damaged.",
    comment: "{file} is the name of a file",
  },
  "file-twice": /*i18n*/ {
    id: "import.file-twice",
    message: "“{file}” is the same sample as in row {row}.",
    comment: "{file} is the name of a file, {row} the number of a row of a spreadsheet",
  },
  "no-file": /*i18n*/ {
    id: "import.no-file",
    message: "These cells are about a sample, and the row names no file.",
  },
  "sound-refused": /*i18n*/ {
    id: "import.sound-refused",
    message: "“{file}”: {reason}",
    comment: "{file} is the name of a file, {reason} the sentence why it is not taken",
  },
  differs: /*i18n*/ {
    id: "import.differs",
    message: "Row {row} of the same artist says something else here.",
    comment: "{row} is the number of a row of a spreadsheet",
  },
  "too-many-samples": /*i18n*/ {
    id: "import.too-many-samples",
    message: "An artist can have at most {most} samples.",
    comment: "{most} is a number",
  },
  archived: /*i18n*/ {
    id: "import.archived",
    message: "This artist is archived. Bring the artist back first.",
  },
  "extra-cells": /*i18n*/ {
    id: "import.extra-cells",
    message:
      "This row has more cells than there are headings. A text that contains a comma or a semicolon needs quotation marks.",
  },
  "other-row": /*i18n*/ {
    id: "import.other-row",
    message: "Row {row} of the same artist cannot be imported.",
    comment: "{row} is the number of a row of a spreadsheet",
  },
  "changed-since": /*i18n*/ {
    id: "import.changed-since",
    message: "This artist was changed after the check. Please check again.",
  },
} as const;

export const notes = {
  "new-artist": /*i18n*/ {
    id: "import.new-artist",
    message: "New artist",
    comment: "What will become of a row of a spreadsheet",
  },
  "new-samples": /*i18n*/ {
    id: "import.new-samples",
    message: "{count, plural, one {# new sample} other {# new samples}}",
    comment: "What will become of a row of a spreadsheet; {count} is how many",
  },
  changed: /*i18n*/ {
    id: "import.changed",
    message: "{after} instead of {before}",
    comment: "What will become of a value in a row of a spreadsheet: both are the values as they are shown",
  },
  filled: /*i18n*/ {
    id: "import.filled",
    message: "{after} (was empty)",
    comment: "What will become of a value in a row of a spreadsheet: {after} is the value as it is shown",
  },
  "changed-text": /*i18n*/ { id: "import.changed-text", message: "Text will change" },
  "no-consent": /*i18n*/ {
    id: "import.no-consent",
    message: "Will not be published: no consent to publish is valid today.",
  },
} as const;

export type Refusal = keyof typeof refusals;
export type Note = keyof typeof notes;
