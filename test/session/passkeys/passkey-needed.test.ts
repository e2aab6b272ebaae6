import { describe, expect } from "vitest";
import { totps } from "#server/db/schema/people.ts";
import { test as base } from "./passkey-fixtures.ts";

// What such owners may do without a factor: test/permissions/second-factor-needed.test.ts.
const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { ownersNeedSecondFactor: true } }))
  .extend(
    "enterByPassword",
    ({ server }) =>
      async ({ userName, password }: { userName: string; password: string }) => {
        const answer = await server.login(userName, password, { "accept-language": "en" });
        return [answer.statusCode, answer.headers["problem-code"]];
      },
  );

describe("where owners need a second factor", () => {
  test("an owner whose only one is a passkey signs in with that, not with a password alone", async ({
    server,
    addPasskey,
    enter,
    enterByPassword,
  }) => {
    const owner = await server.createOwner();
    expect(await enterByPassword(owner)).toEqual([200, undefined]);
    const { authenticator } = await addPasskey(owner);
    expect(await enterByPassword(owner)).toEqual([401, "passkey-needed"]);
    expect(await enterByPassword({ ...owner, password: "wrong" })).toEqual([401, "invalid-credentials"]);
    const { status, body } = await enter(authenticator);
    expect(status).toBe(200);
    const offers = await server.inject({
      url: "/api/v1/offers",
      headers: { authorization: `Bearer ${body}` },
    });
    expect(offers.statusCode).toBe(200);
  });

  test("one with an authenticator app as well signs in with its codes", async ({
    server,
    db,
    addPasskey,
    enterByPassword,
  }) => {
    const owner = await server.createOwner();
    await addPasskey(owner);
    await db
      .insert(totps)
      .values({ userId: owner.userId, secret: Buffer.alloc(20), confirmedAt: new Date() });
    expect(await enterByPassword(owner)).toEqual([401, "second-factor-needed"]);
  });

  test("a client with a passkey still signs in with a password", async ({
    client,
    addPasskey,
    enterByPassword,
  }) => {
    await addPasskey(client);
    expect(await enterByPassword(client)).toEqual([200, undefined]);
  });
});
