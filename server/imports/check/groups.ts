import { nameKey } from "#server/db/text/name-key.ts";
import type { SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { nameIn } from "#server/imports/sheet/artist-name.ts";
import type { Understood } from "#server/imports/sheet/headings.ts";

/** The rows of one artist. */
export interface Group {
  /** The folded name; other than that for a row without one, and for a second way to write a name. */
  key: string;
  name: string;
  rows: SheetRow[];
  /** The row that writes the same name in another way. */
  twinOf?: number;
}

/** The rows by their artists, in the order of the file; one without a name is nobody's, and stands alone. */
export function groupRows(rows: SheetRow[], headings: Understood): Group[] {
  const groups = new Map<string, Group>();
  const firstOfKey = new Map<string, { name: string; row: number }>();
  for (const row of rows) {
    const name = nameIn(row.cells, headings);
    const folded = nameKey(name);
    const first = firstOfKey.get(folded);
    const isTwin = folded !== "" && first !== undefined && first.name !== name;
    // No folded name holds a line end.
    const key = folded === "" ? `\n${row.row}` : isTwin ? `${folded}\n${name}` : folded;
    const group = groups.get(key) ?? { key, name, rows: [], ...(isTwin ? { twinOf: first.row } : {}) };
    if (!first) firstOfKey.set(folded, { name, row: row.row });
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}
