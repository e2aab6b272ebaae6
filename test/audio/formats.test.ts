import { expect } from "vitest";
import type { ClientProfile, OwnerProfile } from "#contract/session.ts";
import { offers } from "#server/db/schema/offers.ts";
import { test } from "#test/support/fixtures.ts";
import { fixture } from "./fixtures.ts";
import { formOf, upload } from "./upload-call.ts";

// The server as it comes: the decoder of M4A is an extra.
test("the profile says what may be uploaded, and M4A is no part of it", async ({ server, owner }) => {
  const profile = await server.inject({ url: "/api/v1/auth/me", headers: owner.headers });
  expect(profile.json<OwnerProfile>().audioFormats).toEqual(["mp3", "wav", "ogg"]);
  const answer = await upload(server, owner, fixture("tables-first.m4a"));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toBe("This is not an MP3, WAV or OGG file.");
});

test("a client's profile says so too, and so does the refusal of a file of an offer", async ({
  server,
  db,
}) => {
  const client = await server.createClient();
  const profile = await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
  expect(profile.json<ClientProfile>().audioFormats).toEqual(["mp3", "wav", "ogg"]);
  const { accountId, userId } = client;
  const draft = { accountId, userId, budget: 100, title: "TV", platform: "TV", version: 1 };
  const [offer] = await db
    .insert(offers)
    .values({ ...draft, turn: "agency" })
    .returning();
  const { payload, headers } = formOf(fixture("tables-first.m4a"));
  const answer = await server.inject({
    method: "POST",
    url: `/api/v1/offers/${offer?.id}/attachments`,
    headers: { ...client.headers, "accept-language": "en", ...headers },
    payload,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toBe("Only PDF, DOCX, TXT, MP3, WAV, OGG, PNG and JPEG files can be attached.");
});
