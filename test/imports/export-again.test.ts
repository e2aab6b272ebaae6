import { expect } from "vitest";
import { demoLogins } from "#server/demo/facts.ts";
import { fillDemo } from "#server/demo/fill.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { test as base } from "#test/support/fixtures.ts";
import { Importer } from "./importer.ts";

const test = base.extend("demo", { scope: "file" }, async ({ server }) => {
  await fillDemo({ ...server.parts, audioFolder: "demo/audio" });
  const { userName, password } = demoLogins[0];
  const { body } = await server.login(userName, password);
  const owner = { ...(await server.createOwner()), headers: { authorization: `Bearer ${body}` } };
  return new Importer(server, owner);
});

const exports = ["csv", "xlsx", "zip"].flatMap((format) =>
  ["tr", "en"].map((language) => ({ format, language })),
);

test.for(exports)(
  "the demo’s export changes nothing when it is imported again: $format, $language",
  async ({ format, language }, { demo }) => {
    const exported = await demo.call("GET", `/api/v1/export?format=${format}`, undefined, {
      "accept-language": language,
    });
    expect(exported.statusCode).toBe(200);
    const checked = await demo.check([{ name: `catalogue.${format}`, bytes: exported.rawPayload }]);
    expect(checked).toMatchObject({ unknownColumns: [], filesWithoutRow: [], rowsWithoutFile: [] });
    const { counts } = checked;
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(300);
    expect(counts.unchanged).toBeLessThan(importLimits.rows);
  },
);
