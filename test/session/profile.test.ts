import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { accounts } from "#server/db/schema/people.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base.extend(
  "me",
  ({ server }) =>
    (headers: { authorization: string }) =>
      server.inject({ url: "/api/v1/auth/me", headers }),
);

const sessionSeconds = { idle: 8 * 3600, absolute: 7 * 24 * 3600 };

test("a client sees itself, with an ETag that its changes move", async ({ server, me }) => {
  const client = await server.createClient({ userName: "ayse", name: "Ayşe", lastName: "Öz" });
  const first = await me(client.headers);
  expect(first.json()).toEqual({
    userName: "ayse",
    name: "Ayşe",
    lastName: "Öz",
    isActive: true,
    isLocked: false,
    likedVoiceMp3s: [],
    offers: [],
    roleNames: ["CLIENT"],
    features: server.parts.features,
    timeZone: "Europe/Istanbul",
    currency: "USD",
    audioFormats: ["mp3", "wav", "ogg"],
    company: null,
    sessionSeconds,
  });
  expect((await me(client.headers)).headers["etag"]).toBe(first.headers["etag"]);
  const owner = await server.createOwner();
  const renamed = await server.inject({
    method: "POST",
    url: "/api/v1/clients/update/ayse",
    headers: owner.headers,
    payload: { name: "Ayşegül" },
  });
  expect(renamed.statusCode).toBe(200);
  const second = await me(client.headers);
  expect(second.json()).toMatchObject({ name: "Ayşegül" });
  expect(second.headers["etag"]).not.toBe(first.headers["etag"]);
  expect(second.headers["etag"]).toBe(renamed.headers["etag"]);
});

test("a client sees its company", async ({ db, server, me }) => {
  const client = await server.createClient();
  await db.update(accounts).set({ company: "Dovarel" }).where(eq(accounts.id, client.accountId));
  expect((await me(client.headers)).json()).toMatchObject({ company: "Dovarel" });
});

test("an owner sees its name, its role and the offers of all clients", async ({ server, me }) => {
  const owner = await server.createOwner({ name: "Ayşe Erdem" });
  expect((await me(owner.headers)).json()).toEqual({
    userName: owner.userName,
    name: "Ayşe Erdem",
    audioFormats: ["mp3", "wav", "ogg"],
    roleNames: ["OWNER"],
    features: server.parts.features,
    timeZone: "Europe/Istanbul",
    currency: "USD",
    offers: [],
    sessionSeconds,
  });
});
