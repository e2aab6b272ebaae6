import { test as base } from "#test/support/app-fixtures.ts";
import { artistCalls } from "#test/voice-artists/calls.ts";
import { withoutCatalogue } from "#test/voice-artists/without-catalogue.ts";

/** The application over a server that keeps one sample for an artist, and its owner's calls. */
export const test = base
  .extend("options", { scope: "file" }, () => withoutCatalogue)
  .extend("artists", { scope: "file" }, ({ server, owner }) => artistCalls(server, owner));
