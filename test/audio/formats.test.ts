import { expect } from "vitest";
import type { OwnerProfile } from "#contract/session.ts";
import { test } from "#test/support/fixtures.ts";
import { fixture } from "./fixtures.ts";
import { upload } from "./upload-call.ts";

// The server as it comes: the decoder of M4A is an extra.
test("the profile says what may be uploaded, and M4A is no part of it", async ({ server, owner }) => {
  const profile = await server.inject({ url: "/api/v1/auth/me", headers: owner.headers });
  expect(profile.json<OwnerProfile>().audioFormats).toEqual(["mp3", "wav", "ogg"]);
  const answer = await upload(server, owner, fixture("tables-first.m4a"));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toBe("This is not an MP3, WAV or OGG file.");
});
