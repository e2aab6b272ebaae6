/** An artist's row in the list, and which of them it is, from 0 on; -1 where it is not shown. */
export interface RowPlace {
  artistId: string;
  at: number;
}

const allRows = () => [...document.querySelectorAll<HTMLElement>("[data-artist]")];

/** Where the row of an artist stands now. */
export const placeOfRow = (artistId: string): RowPlace => ({
  artistId,
  at: allRows().findIndex(({ dataset }) => dataset["artist"] === artistId),
});

/** Gives the focus to the artist's row, or to the one that stands in its place now. */
export function focusRow({ artistId, at }: RowPlace): void {
  const rows = allRows();
  const own = rows.find(({ dataset }) => dataset["artist"] === artistId);
  const row = own ?? rows[Math.min(Math.max(at, 0), rows.length - 1)];
  row?.querySelector("a")?.focus();
}
