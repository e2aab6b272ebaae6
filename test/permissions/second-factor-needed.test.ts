import { describe, expect } from "vitest";
import { passkeys, totps } from "#server/db/schema/people.ts";
import { insiderOf, promisedStatus, rights } from "./rights.ts";
import { test as base } from "./world.ts";

const test = base
  .extend("settings", { scope: "file" }, () => ({ ownersNeedSecondFactor: true }))
  // Owners of this file's own, and what a call of a right answers them.
  .extend("call", { scope: "file" }, ({ world }) => {
    return async (right: (typeof rights)[number], headers: { authorization: string }) => {
      const { headers: more, ...options } = right.call(world, "owner");
      const [method] = right.route.split(" ");
      const answer = await world.server.inject({
        ...options,
        method: method as "GET" | "POST" | "DELETE",
        headers: { ...more, ...headers },
      });
      return [answer.statusCode, answer.headers["problem-code"]];
    };
  });

const ofOwners = rights
  .filter((right) => right.access !== "everyone" && insiderOf(right) === "owner")
  .map((right) => ({ name: `${right.route}${right.target ? ` (${right.target})` : ""}`, right }));

describe("an owner without a second factor, where owners need one", () => {
  test.for(ofOwners.filter(({ right }) => !right.beforeSetUp))(
    "is refused by $name",
    async ({ right }, { world, call }) => {
      const { headers } = await world.server.createOwner();
      expect(await call(right, headers)).toEqual([403, "second-factor-setup-needed"]);
    },
  );

  test("is told so by the profile, which says nothing of it to anybody else", async ({ world, db }) => {
    const me = async ({ headers }: { headers: { authorization: string } }) =>
      (await world.server.inject({ url: "/api/v1/auth/me", headers })).json<object>();
    const [bare, withKey, withCode] = [
      await world.server.createOwner(),
      await world.server.createOwner(),
      await world.server.createOwner(),
    ];
    await db.insert(passkeys).values({
      userId: withKey.userId,
      credentialId: "one",
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: "Anahtar",
    });
    await db
      .insert(totps)
      .values({ userId: withCode.userId, secret: Buffer.alloc(20), confirmedAt: new Date() });
    expect(await me(bare)).toMatchObject({ mustSetUpSecondFactor: true });
    for (const person of [withKey, withCode, await world.server.createClient()])
      expect(await me(person)).not.toHaveProperty("mustSetUpSecondFactor");
  });

  test("is one whose authenticator app was never confirmed", async ({ world, db, call }) => {
    const { userId, headers } = await world.server.createOwner();
    await db.insert(totps).values({ userId, secret: Buffer.alloc(20) });
    const [offers] = ofOwners.filter(({ right }) => right.route === "GET /api/v1/offers");
    expect(offers && (await call(offers.right, headers))).toEqual([403, "second-factor-setup-needed"]);
    await db.update(totps).set({ confirmedAt: new Date() });
    expect(offers && (await call(offers.right, headers))).toEqual([
      offers && promisedStatus(offers.right, "owner"),
      undefined,
    ]);
  });
});
