import { Type, type Static } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { importLimits } from "#contract/constants/import-limits.ts";

const strict = { additionalProperties: false };

/** Corrected cells. */
export const ImportCells = Type.Object(
  {
    cells: Type.Array(
      Type.Object(
        {
          row: Type.Integer({ minimum: 2, maximum: importLimits.lines }),
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

/** A value of a column and what stands in its place from now on, in every row. */
export const ImportReplacement = Type.Object(
  {
    column: Type.String({ maxLength: limits.name }),
    value: Type.String({ minLength: 1, maxLength: limits.name }),
    by: Type.String({ minLength: 1, maxLength: limits.name, description: "What stands in its place" }),
  },
  strict,
);
export type ImportReplacement = Static<typeof ImportReplacement>;

/** Rows to leave out of an import, or to take in again. */
export const ImportSkips = Type.Object(
  {
    rows: Type.Array(Type.Integer({ minimum: 2, maximum: importLimits.lines }), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      description: "By their numbers in the file",
    }),
    isSkipped: Type.Boolean(),
  },
  strict,
);
export type ImportSkips = Static<typeof ImportSkips>;
