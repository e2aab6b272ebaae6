import { Type, type Static, type TSchema } from "typebox";
import {
  csvEncodings,
  exportFormats,
  importOutcomes,
  importStates,
  sheetFormats,
} from "#contract/constants/values/imports.ts";
import { limits } from "#contract/constants/limits.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { Day, Moment } from "#contract/moment.ts";
import { pagingQuery } from "#contract/paging.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const id = Type.String({ maxLength: limits.name });

/** How the text of a spreadsheet is written. */
export const CsvEncoding = Type.Enum([...csvEncodings]);
export type CsvEncoding = Static<typeof CsvEncoding>;

/**
 * Consent for every row that states none itself, confirmed in words. Without `from` it begins today, without `until` it has
 * no end; both count for publishing and for sharing.
 */
export const StatedConsent = Type.Object(
  {
    publish: Type.Boolean(),
    share: Type.Boolean(),
    from: Type.Optional(Day),
    until: Type.Optional(orNull(Day)),
  },
  strict,
);
export type StatedConsent = Static<typeof StatedConsent>;

/**
 * What is to be checked: a spreadsheet and its sound, each sent before; a ZIP may hold both. Without `encoding` it is
 * found out.
 */
export const ImportDraft = Type.Object(
  {
    uploadIds: Type.Array(id, { minItems: 1, maxItems: importLimits.files + 1, uniqueItems: true }),
    encoding: Type.Optional(CsvEncoding),
    consent: Type.Optional(StatedConsent),
  },
  strict,
);
export type ImportDraft = Static<typeof ImportDraft>;

/** A cell by the column's own name, as it stands in the file; an artist with a row a sample has most of them in its first. */
const Cells = Type.Record(Type.String(), Type.String());

/** What is wrong, or will change: a sentence in the reader's language, and the column that it is about. */
const Remark = Type.Object({ column: orNull(Type.String()), sentence: Type.String() });

/** A row of the spreadsheet; `row` is its number there, as programs show it. */
export const ImportRow = Type.Object({
  row: Type.Integer(),
  cells: Cells,
  outcome: Type.Enum([...importOutcomes]),
  remarks: Type.Array(Remark),
});
export type ImportRow = Static<typeof ImportRow>;

/**
 * A column's most frequent value that nobody knows, while the import waits for its start: in how many rows it stands, and
 * which words it may be replaced by; `guess` is the one that was probably meant.
 */
const CommonFault = Type.Object({
  column: Type.String(),
  value: Type.String(),
  rows: Type.Integer({ description: "In how many rows it stands" }),
  choices: Type.Array(Type.String()),
  guess: orNull(Type.String()),
});
export type CommonFault = Static<typeof CommonFault>;

/**
 * Rows by outcome, and what becomes, or became so far, of artists and of files that are new; files that no row names, and rows
 * without their file.
 */
const Counts = Type.Object({
  new: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  skipped: Type.Integer(),
  /** Refused ones without a name that stand below one that has one. */
  withoutName: Type.Integer(),
  newArtists: Type.Integer(),
  changedArtists: Type.Integer(),
  newFiles: Type.Integer(),
  filesWithoutRow: Type.Integer(),
  rowsWithoutFile: Type.Integer(),
});

/** Which rows of an import are asked for: of one outcome, with these letters in a cell, or with nothing all. */
export const ImportQuerystring = Type.Object(
  {
    outcome: Type.Optional(Type.Enum([...importOutcomes])),
    q: Type.Optional(Type.String({ maxLength: limits.name })),
    ...pagingQuery,
  },
  strict,
);

export const ListedImport = Type.Object({
  importId: id,
  state: Type.Enum([...importStates]),
  fileName: Type.String(),
  createdAt: Moment,
  startedAt: orNull(Moment),
  endedAt: orNull(Moment),
});
export type ListedImport = Static<typeof ListedImport>;

/**
 * An import. `rows` are one page of those asked for, which holds fewer than were asked for where the import's rows are long.
 * `filesWithoutRow` and `rowsWithoutFile` are the first hundred of them; `counts` tells how many there are. `progress` says how many artists are done of how many, and how many
 * seconds remain, null until that can be told.
 */
export const Import = Type.Object({
  importId: id,
  state: Type.Enum([...importStates]),
  fileName: Type.String(),
  encoding: CsvEncoding,
  /** The name of the worksheet that was read, where the workbook has several. */
  worksheet: orNull(Type.String()),
  /** Three names as they read in this encoding, to be confirmed. */
  examples: Type.Array(Type.String()),
  columns: Type.Array(Type.String()),
  /** The column of the artists' names, or the two of their first and last ones. */
  nameColumns: Type.Array(Type.String()),
  unknownColumns: Type.Array(Type.String()),
  filesWithoutRow: Type.Array(Type.String()),
  rowsWithoutFile: Type.Array(Type.Integer()),
  consent: StatedConsent,
  counts: Counts,
  commonFaults: Type.Array(CommonFault),
  rows: Type.Array(ImportRow),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
  progress: orNull(
    Type.Object({
      done: Type.Integer(),
      of: Type.Integer(),
      /** New audio files that are stored, of how many. */
      files: Type.Object({ done: Type.Integer(), of: Type.Integer() }),
      now: orNull(Type.String()),
      secondsLeft: orNull(Type.Integer()),
    }),
  ),
  startedAt: orNull(Moment),
  endedAt: orNull(Moment),
});
export type Import = Static<typeof Import>;

/** The newest imports first; one that runs is always among them, also another owner's. */
export const ImportList = Type.Object({
  imports: Type.Array(ListedImport),
});
export type ImportList = Static<typeof ImportList>;

/** How the catalogue is taken out: the spreadsheet alone, or with its sound. */
export const ExportQuerystring = Type.Object(
  { format: Type.Optional(Type.Enum([...exportFormats])) },
  strict,
);

/** As what the refused rows are taken out. */
export const ReportQuerystring = Type.Object({ format: Type.Optional(Type.Enum([...sheetFormats])) }, strict);
