import type { ImportRow } from "#contract/imports/imports.ts";

/** Whose row it is, as the file says it; empty for a row without a name. */
export const rowName = ({ cells }: ImportRow, nameColumns: readonly string[]): string =>
  nameColumns.flatMap((column) => cells[column] ?? []).join(" ");
