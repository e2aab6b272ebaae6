import { expect } from "vitest";
import { startTestServer } from "#test/support/server.ts";
import { makeAgency } from "#test/support/agency.ts";
import { bring, catalogueOf, zipOfAgency } from "./agency.ts";
import { generatedRun } from "#test/support/generated.ts";
import { isNightly } from "#test/support/amount.ts";
import { test } from "./import-fixtures.ts";
import { Importer } from "./importer.ts";

// Each artist takes two imports and an export: 12 have every trap, and all 300 come in long runs.
const artists = isNightly ? 300 : 12;

test(
  "an agency that is imported, exported, and imported elsewhere is the same there",
  generatedRun,
  async ({ importer, db }) => {
    const agency = makeAgency(artists);
    const samples = [...agency.artists.values()].reduce((sum, count) => sum + count, 0);
    const { checked, done } = await bring(importer, [await zipOfAgency(agency)]);
    expect(checked).toMatchObject({ encoding: "windows-1254", unknownColumns: ["Ajans kodu"] });
    expect(done.counts).toMatchObject({
      newArtists: agency.artists.size,
      newFiles: samples,
      refused: agency.wrongRows,
    });
    const catalogue = await catalogueOf(db);
    expect(catalogue.map(({ name }) => name).toSorted()).toEqual([...agency.artists.keys()].toSorted());
    const elsewhere = await startTestServer();
    try {
      const exported = await importer.call("GET", "/api/v1/export?format=zip");
      expect(exported.statusCode).toBe(200);
      const zip = { name: "tinora.zip", bytes: exported.rawPayload };
      const other = new Importer(elsewhere, await elsewhere.createOwner());
      await bring(other, [zip]);
      const again = await other.check([zip]);
      expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: samples, refused: 0 });
      expect(await catalogueOf(elsewhere.parts.db)).toEqual(catalogue);
    } finally {
      await elsewhere.close();
    }
  },
);
