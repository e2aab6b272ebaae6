import type { Language } from "#contract/voices/voices.ts";
import type { StoredSample } from "#server/imports/check/stored-artists.ts";
import type { SheetColumn } from "./sheet-column.ts";
import { languageOfTag, values } from "./values.ts";

export interface SampleColumn extends SheetColumn {
  of: "sample";
  /** Null where it is no field's value: the file. */
  field: keyof StoredSample | null;
  /** What an export writes, where that is not the field's value. */
  write?: (sample: StoredSample) => string | null;
}

/** The name of a sample's file in the ZIP, or where else it lies. */
export const fileNameOf = ({ audioName, url }: Pick<StoredSample, "audioName" | "url">): string =>
  audioName ?? url;

/** What is known to be said in a sample's file, with its language; undefined where either is not known. */
export function heardOf({
  heardText: text,
  heardLanguage,
}: Pick<StoredSample, "heardText" | "heardLanguage">): { text: string; language: Language } | undefined {
  const language = heardLanguage === null ? undefined : languageOfTag(heardLanguage);
  return text !== null && language ? { text, language } : undefined;
}

/** The columns that say something of a sample. */
export const sampleColumns = {
  file: {
    words: /*i18n*/ {
      id: "import.column.file",
      message:
        "file, files, sample, samples, audio, file name, file names, filename, audio file, audio files, sample file, sample files, voice sample, voice samples, sound file, recording, recordings, demo, demos, demo file, mp3, link, url",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "sample",
    field: null,
    write: fileNameOf,
  },
  title: {
    words: /*i18n*/ {
      id: "import.column.title",
      message: "title, sample title, sample name, recording title, demo title",
      comment: "Of a sample. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "title",
  },
  titleLanguage: {
    words: /*i18n*/ {
      id: "import.column.title-language",
      message: "title language, language of the title",
      comment: "Of a sample's title. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "titleLanguage",
    values: values.languages,
    unknown: "unknown-language",
    write: ({ titleLanguage }: StoredSample) =>
      titleLanguage === null ? null : (languageOfTag(titleLanguage) ?? null),
  },
  kind: {
    words: /*i18n*/ {
      id: "import.column.kind",
      message: "kind, type, sample kind, sample type, category, genre, project type",
      comment: "What a sample was spoken for. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "kind",
    values: values.kind,
    unknown: "unknown-kind",
  },
  sampleLanguages: {
    words: /*i18n*/ {
      id: "import.column.sample-languages",
      message: "sample languages, sample language, recording language, demo language",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "sample",
    field: "languages",
    values: values.languages,
    unknown: "unknown-language",
  },
  sampleVoiceColors: {
    words: /*i18n*/ {
      id: "import.column.sample-voice-colors",
      message: "sample colors, sample color, sample colours",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "sample",
    field: "voiceColors",
    values: values.voiceColors,
    unknown: "unknown-color",
  },
  transcript: {
    words: /*i18n*/ {
      id: "import.column.transcript",
      message: "transcript, text, script, spoken text",
      comment: "What is said in a sample. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "transcriptText",
    write: (sample: StoredSample) => sample.transcriptText ?? heardOf(sample)?.text ?? null,
  },
  transcriptLanguage: {
    words: /*i18n*/ {
      id: "import.column.transcript-language",
      message: "transcript language, text language, script language",
      comment: "Headings of a column in a spreadsheet, parted by commas; only the first one is written",
    },
    of: "sample",
    field: "transcriptLanguage",
    values: values.languages,
    unknown: "unknown-language",
    write: (sample: StoredSample) =>
      sample.transcriptText === null ? (heardOf(sample)?.language ?? null) : sample.transcriptLanguage,
  },
  state: {
    words: /*i18n*/ {
      id: "import.column.state",
      message: "state, status",
      comment: "Draft, published or hidden. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "state",
    values: values.state,
    unknown: "unknown-state",
  },
  publishFrom: {
    words: /*i18n*/ {
      id: "import.column.publish-from",
      message: "consent to publish, publish from, publishing consent, permission to publish",
      comment:
        "The day that a consent begins, or yes. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "publishFrom",
  },
  publishUntil: {
    words: /*i18n*/ {
      id: "import.column.publish-until",
      message: "consent to publish until, publish until, publishing consent until",
      comment: "The day that a consent ends. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "publishUntil",
  },
  shareFrom: {
    words: /*i18n*/ {
      id: "import.column.share-from",
      message: "consent to share, share from, sharing consent, permission to share",
      comment:
        "The day that a consent begins, or yes. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "shareFrom",
  },
  shareUntil: {
    words: /*i18n*/ {
      id: "import.column.share-until",
      message: "consent to share until, share until, sharing consent until",
      comment: "The day that a consent ends. Headings of a column in a spreadsheet, parted by commas",
    },
    of: "sample",
    field: "shareUntil",
  },
  sharesWholeName: {
    words: /*i18n*/ {
      id: "import.column.shares-whole-name",
      message: "whole name, share whole name",
      comment: "Whether the whole name may be shared, yes or no. Headings of a column, parted by commas",
    },
    of: "sample",
    field: "sharesWholeName",
    values: values.yesNo,
    unknown: "unknown-yes-no",
    write: ({ sharesWholeName }: StoredSample) => (sharesWholeName ? "yes" : null),
  },
} as const satisfies Record<string, SampleColumn>;
export const sampleColumnCodes = Object.keys(sampleColumns) as (keyof typeof sampleColumns)[];

/** The fields of a sample that columns hold. */
export type SheetSampleField = NonNullable<(typeof sampleColumns)[keyof typeof sampleColumns]["field"]>;
