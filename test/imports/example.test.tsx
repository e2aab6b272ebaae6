import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { artistFieldNames } from "#contract/constants/artist-fields.ts";
import { locales } from "#contract/constants/site-languages.ts";
import { judgeArtist } from "#server/imports/check/artist-fields.ts";
import { groupRows } from "#server/imports/check/groups.ts";
import { RowCells } from "#server/imports/check/row-cells.ts";
import { understand } from "#server/imports/sheet/headings.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";

const headings = { tr: "Tablonuz nasıl olmalı?", en: "How is the spreadsheet written?" };

const test = base.extend("example", ({ owner, open }) => async (heading: string) => {
  watchCalls(async ({ path }, { pass }) => {
    if (path.startsWith("/api/v1/imports")) return Response.json({ imports: [] });
    if (path !== "/api/v1/auth/me") return undefined;
    const profile = (await (await pass()).json()) as { features: string[] };
    return Response.json({ ...profile, features: [...profile.features, "catalogue"] });
  });
  await open("/owner/import", owner);
  const help = (await screen.findByRole("heading", { name: heading })).closest("aside");
  if (!help) throw new Error("the help is no aside");
  // Each row of the table is a column of the spreadsheet.
  const columns = within(help)
    .getAllByRole("row")
    .map((row) => ({
      name: within(row).getByRole("rowheader").textContent,
      cells: within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    }));
  return [0, 1].map((nth) => ({
    row: nth + 2,
    cells: Object.fromEntries(columns.map(({ name, cells }) => [name, cells[nth] ?? ""])),
  }));
});

test.for(locales)(
  "in %s, the example has every field of an artist with two samples as an import reads them",
  async (locale, { example }) => {
    localStorage.setItem("locale", locale);
    const lines = await example(headings[locale]);
    const understood = understand(Object.keys(lines[0]?.cells ?? {}));
    expect(understood.unknown).toEqual([]);
    const [group, ...others] = groupRows(lines, understood);
    expect(others).toEqual([]);
    const rows = lines.map((line) => new RowCells(line, understood));
    const judged = group && judgeArtist(group, rows, undefined);
    expect(rows.map(({ remarks }) => remarks)).toEqual([[], []]);
    expect(rows.map((row) => row.text("file"))).toEqual(["nehir-1.mp3", "nehir-2.mp3"]);
    const empty = artistFieldNames.filter((field) => [judged?.fields[field] ?? []].flat().length === 0);
    expect(empty).toEqual([]);
  },
);
