import type { Understood } from "./headings.ts";

/** The columns of a spreadsheet that hold an artist's name: whole, or its two parts in the order of the name. */
export const nameColumns = ({ known }: Understood): string[] =>
  [known.name, known.lastName].filter((column) => column !== undefined);

/** An artist's name in a row, with single spaces; empty where it has none. */
export function nameIn(cells: Record<string, string>, headings: Understood): string {
  const parts = nameColumns(headings).map((column) =>
    (cells[column] ?? "")
      // What nobody sees makes no second artist.
      .replaceAll(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "")
      .normalize("NFC")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
  const [name = "", lastName = ""] = parts;
  // The first column may hold the whole name all the same.
  if (name.endsWith(` ${lastName}`)) return name;
  return parts.filter((part) => part !== "").join(" ");
}
