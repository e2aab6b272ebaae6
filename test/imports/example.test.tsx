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
  const [terms, values] = (["term", "definition"] as const).map((role) =>
    within(help)
      .getAllByRole(role)
      .map((cell) => cell.textContent),
  );
  return Object.fromEntries((terms ?? []).map((term, nth) => [term, values?.[nth] ?? ""]));
});

test.for(locales)(
  "in %s, the example has every field of an artist as an import reads it",
  async (locale, { example }) => {
    localStorage.setItem("locale", locale);
    const cells = await example(headings[locale]);
    const understood = understand(Object.keys(cells));
    expect(understood.unknown).toEqual([]);
    const [group] = groupRows([{ row: 2, cells }], understood);
    const row = new RowCells({ row: 2, cells }, understood);
    const judged = group && judgeArtist(group, [row], undefined);
    expect(row.remarks).toEqual([]);
    const empty = artistFieldNames.filter((field) => [judged?.fields[field] ?? []].flat().length === 0);
    expect(empty).toEqual([]);
  },
);
