import { test as base } from "#test/support/fixtures.ts";
import { Importer } from "./importer.ts";

export const test = base.extend(
  "importer",
  { scope: "file" },
  ({ server, owner }) => new Importer(server, owner),
);
