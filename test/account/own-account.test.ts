import { describe, expect } from "vitest";
import type { OwnAccount } from "#contract/account.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { startTestServer } from "#test/support/server.ts";
import { newPassword, test } from "./account-fixtures.ts";

describe("the own account", () => {
  test("is shown whole, and nobody else's is", async ({ server, withAddress }) => {
    const person = await withAddress("sule@ornek.example");
    const answer = await server.inject({ url: "/api/v1/account", headers: person.headers });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({
      userName: person.userName,
      company: null,
      email: "sule@ornek.example",
      pendingEmail: null,
      locale: null,
      mails: { offers: true, rooms: true },
      passkeys: [],
      totp: null,
      people: [{ userName: person.userName, isFirst: true, isInvited: false }],
    });
    const owner = await server.createOwner();
    const own = await server.inject({ url: "/api/v1/account", headers: owner.headers });
    expect(own.json()).toMatchObject({ userName: owner.userName, email: null, people: [] });
  });

  test("changes language and mails, and leaves what is left out", async ({ server, post }) => {
    const { headers } = await server.createClient();
    const change = async (update: object) => (await post("account", update, headers)).json<OwnAccount>();
    expect(await change({ locale: "en" })).toMatchObject({
      locale: "en",
      mails: { offers: true, rooms: true },
    });
    const off = { offers: false, rooms: true };
    expect(await change({ mails: off })).toMatchObject({ locale: "en", mails: off });
    expect(await change({})).toMatchObject({ locale: "en", mails: off });
    for (const wrong of [{ locale: "de" }, { mails: { offers: false } }, { email: "a@b.co" }])
      expect((await post("account", wrong, headers)).statusCode).toBe(400);
  });
});

test("where no letters can be sent, nothing that needs them is there, and nothing is owed", async () => {
  const server = await startTestServer();
  const { headers } = await server.createClient();
  const calls: [string, object][] = [
    ["auth/forgot", { username: "nobody" }],
    ["auth/reset", { token: "x", newPassword }],
    ["auth/invitation", { token: "x", newPassword }],
    ["auth/confirm-address", { token: "x" }],
    ["account/address", { email: "a@b.co" }],
    ["account/people", { name: "Ece", lastName: "Ay", email: "a@b.co" }],
  ];
  for (const [path, payload] of calls) {
    const answer = await server.inject({ method: "POST", url: `/api/v1/${path}`, payload, headers });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  expect(await server.parts.db.$count(mailOutbox)).toBe(0);
  expect((await server.inject({ url: "/api/v1/account", headers })).statusCode).toBe(200);
  await server.close();
});
