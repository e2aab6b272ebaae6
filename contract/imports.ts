import { Type, type Static, type TSchema } from "typebox";
import { importOutcomes, importStates } from "./constants/enumerations.ts";
import { limits } from "./constants/limits.ts";
import { Moment } from "./moment.ts";
import { Day } from "./offers.ts";
import { pagingQuery } from "./paging.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const id = Type.String({ maxLength: limits.name });

/** A file that is about to be sent in parts. */
export const UploadDraft = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: limits.import.fileName }),
    size: Type.Integer({ minimum: 1, maximum: limits.import.bytes }),
  },
  strict,
);
export type UploadDraft = Static<typeof UploadDraft>;

/** What of it is held: the next part begins at `held`. Whole once `held` is `size`. */
export const Upload = Type.Object({
  uploadId: id,
  name: Type.String(),
  size: Type.Integer(),
  held: Type.Integer(),
});
export type Upload = Static<typeof Upload>;

/** How the text of a spreadsheet is written. */
export const CsvEncoding = Type.Union([Type.Literal("utf-8"), Type.Literal("windows-1254")]);
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
    uploadIds: Type.Array(id, { minItems: 1, maxItems: limits.import.files + 1, uniqueItems: true }),
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

/** A row of the spreadsheet; `row` counts from 2, the first under the headings. */
export const ImportRow = Type.Object({
  row: Type.Integer(),
  cells: Cells,
  outcome: Type.Enum([...importOutcomes]),
  remarks: Type.Array(Remark),
});
export type ImportRow = Static<typeof ImportRow>;

/**
 * Rows by outcome, and what becomes, or became so far, of artists and of files that are new; files that no row names, and rows
 * without their file.
 */
const Counts = Type.Object({
  new: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
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
  /** Three names as they read in this encoding, to be confirmed. */
  examples: Type.Array(Type.String()),
  columns: Type.Array(Type.String()),
  unknownColumns: Type.Array(Type.String()),
  filesWithoutRow: Type.Array(Type.String()),
  rowsWithoutFile: Type.Array(Type.Integer()),
  consent: StatedConsent,
  counts: Counts,
  rows: Type.Array(ImportRow),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
  progress: orNull(
    Type.Object({
      done: Type.Integer(),
      of: Type.Integer(),
      now: orNull(Type.String()),
      secondsLeft: orNull(Type.Integer()),
    }),
  ),
  startedAt: orNull(Moment),
  endedAt: orNull(Moment),
});
export type Import = Static<typeof Import>;

/** Corrected cells. */
export const ImportCells = Type.Object(
  {
    cells: Type.Array(
      Type.Object(
        {
          row: Type.Integer({ minimum: 2, maximum: limits.import.rows + 1 }),
          column: Type.String({ maxLength: limits.name }),
          value: Type.String({ maxLength: limits.text }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 10 },
    ),
  },
  strict,
);
export type ImportCells = Static<typeof ImportCells>;

/** The newest imports first; one that runs is always among them, also another owner's. */
export const ImportList = Type.Object({
  imports: Type.Array(ListedImport),
});
export type ImportList = Static<typeof ImportList>;

/** How the catalogue is taken out: the spreadsheet alone, or with its sound. */
export const ExportQuerystring = Type.Object(
  { format: Type.Optional(Type.Union([Type.Literal("csv"), Type.Literal("zip")])) },
  strict,
);
