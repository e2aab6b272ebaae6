/**
 * The columns of a spreadsheet of artists, by what they are called: words parted by commas, of which the first is
 * written and all are understood.
 */
export const columnWords = {
  name: /*i18n*/ {
    id: "import.column.name",
    message: "name, artist, artist name, full name",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  age: /*i18n*/ {
    id: "import.column.age",
    message: "age",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  gender: /*i18n*/ {
    id: "import.column.gender",
    message: "gender, sex",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  voiceColors: /*i18n*/ {
    id: "import.column.voice-colors",
    message: "colors, color, colours, voice colors",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  languages: /*i18n*/ {
    id: "import.column.languages",
    message: "languages, language",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  ageRanges: /*i18n*/ {
    id: "import.column.age-ranges",
    message: "age ranges, age range, voice ages",
    comment: "How old a voice sounds. Headings of a column in a spreadsheet, parted by commas",
  },
  artistState: /*i18n*/ {
    id: "import.column.artist-state",
    message: "artist state",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  file: /*i18n*/ {
    id: "import.column.file",
    message: "file, files, sample, samples, audio, file name",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  title: /*i18n*/ {
    id: "import.column.title",
    message: "title, sample title",
    comment: "Of a sample. Headings of a column in a spreadsheet, parted by commas",
  },
  kind: /*i18n*/ {
    id: "import.column.kind",
    message: "kind, type",
    comment: "What a sample was spoken for. Headings of a column in a spreadsheet, parted by commas",
  },
  sampleLanguages: /*i18n*/ {
    id: "import.column.sample-languages",
    message: "sample languages, sample language",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  sampleVoiceColors: /*i18n*/ {
    id: "import.column.sample-voice-colors",
    message: "sample colors, sample color, sample colours",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  transcript: /*i18n*/ {
    id: "import.column.transcript",
    message: "transcript, text",
    comment: "What is said in a sample. Headings of a column in a spreadsheet, parted by commas",
  },
  transcriptLanguage: /*i18n*/ {
    id: "import.column.transcript-language",
    message: "transcript language, text language",
    comment:
      "Headings of a column in a spreadsheet, parted by commas; the first one is written, all are understood",
  },
  state: /*i18n*/ {
    id: "import.column.state",
    message: "state, status",
    comment: "Draft, published or hidden. Headings of a column in a spreadsheet, parted by commas",
  },
  publishFrom: /*i18n*/ {
    id: "import.column.publish-from",
    message: "consent to publish, publish from",
    comment: "The day that a consent begins, or yes. Headings of a column in a spreadsheet, parted by commas",
  },
  publishUntil: /*i18n*/ {
    id: "import.column.publish-until",
    message: "consent to publish until, publish until",
    comment: "The day that a consent ends. Headings of a column in a spreadsheet, parted by commas",
  },
  shareFrom: /*i18n*/ {
    id: "import.column.share-from",
    message: "consent to share, share from",
    comment: "The day that a consent begins, or yes. Headings of a column in a spreadsheet, parted by commas",
  },
  shareUntil: /*i18n*/ {
    id: "import.column.share-until",
    message: "consent to share until, share until",
    comment: "The day that a consent ends. Headings of a column in a spreadsheet, parted by commas",
  },
  sharesWholeName: /*i18n*/ {
    id: "import.column.shares-whole-name",
    message: "whole name, share whole name",
    comment: "Whether the whole name may be shared, yes or no. Headings of a column, parted by commas",
  },
} as const;

/** What a column of the spreadsheet holds. */
export type Column = keyof typeof columnWords;
