import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { listsOf } from "./calls.ts";

/** Six voices, and what a client and an owner do with lists of them. */
export const test = base
  .extend("voiceIds", { scope: "file" }, ({ db }) =>
    addArtist(db, ...["a", "b", "c", "d", "e", "f"].map((name) => `/audio/${name}.mp3`)),
  )
  .extend("mine", ({ server, client }) => listsOf(server, client))
  .extend("agency", ({ server, owner }) => listsOf(server, owner));
