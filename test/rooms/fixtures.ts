import { demoClips } from "#demo/clips.ts";
import { listsOf } from "#test/lists/calls.ts";
import { test as base } from "#test/support/fixtures.ts";
import { roomsOf } from "./calls.ts";
import { addSounding } from "./sounding-voices.ts";

const files = demoClips.slice(0, 4).map(({ file }) => file);

/** Four voices that guests may hear, and what a client, another one and an owner do with lists and rooms of them. */
export const test = base
  // The sound of rooms is copied where a test asks for it.
  .extend("options", { scope: "file" }, () => ({ parts: { stopping: AbortSignal.abort() } }))
  .extend("voiceIds", { scope: "file" }, ({ db }) => addSounding(db, files))
  .extend("mine", ({ server, client }) => ({ ...roomsOf(server, client), lists: listsOf(server, client) }))
  .extend("agency", ({ server, owner }) => ({ ...roomsOf(server, owner), lists: listsOf(server, owner) }))
  .extend("stranger", async ({ server }) => roomsOf(server, await server.createClient()))
  .extend(
    "listId",
    async ({ mine, voiceIds }) => (await mine.lists.create({ name: "Yaz", voiceIds })).listId,
  );
