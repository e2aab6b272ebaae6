import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { Guest } from "./calls.ts";
import { openRoom } from "./open-room.ts";

/** Four voices, a client's blind room of them for every test, and guests of it. */
export const test = base
  .extend("voiceIds", { scope: "file" }, ({ db }) =>
    addArtist(db, ...["a", "b", "c", "d"].map((name) => `/audio/${name}.mp3`)),
  )
  .extend("room", ({ server, client, voiceIds }) => openRoom(server, { makerId: client.userId, voiceIds }))
  .extend("guest", ({ server, room }) => new Guest(server, room.token))
  .extend("otherGuest", ({ server, room }) => new Guest(server, room.token));
