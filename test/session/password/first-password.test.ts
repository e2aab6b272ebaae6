import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { attempts } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { test as base } from "#test/session/passkeys/passkey-fixtures.ts";

// Every route before a password of one's own: test/permissions/set-up.deep.test.ts.
const test = base
  // Somebody whose password was made by us.
  .extend("newcomer", async ({ client, db }) => {
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, client.userId));
    return client;
  })
  .extend("me", ({ server }) => async ({ headers }: { headers: { authorization: string } }) => {
    const answer = await server.inject({ url: "/api/v1/auth/me", headers });
    return answer.json<{ mustChangePassword?: boolean }>();
  });

test.beforeEach(({ db }) => db.delete(attempts));

const own = "tamamen yeni bir şifre";

describe("a password that we made", () => {
  test("is told of by the profile until it is changed, which needs no present one", async ({
    server,
    newcomer,
    db,
    call,
    me,
  }) => {
    expect(await me(newcomer)).toMatchObject({ mustChangePassword: true });
    const voices = () => server.inject({ url: "/api/v1/voices", headers: newcomer.headers });
    expect((await voices()).headers["problem-code"]).toBe("password-change-needed");
    expect((await call("password", newcomer, { newPassword: own })).statusCode).toBe(204);
    expect(await me(newcomer)).not.toHaveProperty("mustChangePassword");
    expect((await voices()).statusCode).toBe(200);
    expect((await server.login(newcomer.userName, own)).statusCode).toBe(200);
    const [row] = await db.select().from(users).where(eq(users.id, newcomer.userId));
    expect(row?.passwordChangedAt).toEqual(server.clock.read());
  });

  test("is told of at every login, and by a passkey's too", async ({
    server,
    newcomer,
    addPasskey,
    enter,
    me,
  }) => {
    const { authenticator } = await addPasskey(newcomer);
    const tokens = [
      (await server.login(newcomer.userName, newcomer.password)).body,
      (await enter(authenticator)).body,
    ];
    for (const token of tokens)
      expect(await me({ headers: { authorization: `Bearer ${token}` } })).toMatchObject({
        mustChangePassword: true,
      });
  });

  test("is not replaced by itself, nor by a weak one", async ({ newcomer, call, me }) => {
    const same = await call("password", newcomer, { newPassword: newcomer.password });
    expect([same.statusCode, same.headers["problem-code"], same.body]).toEqual([
      422,
      "password-not-own",
      "Choose a password that only you know.",
    ]);
    expect(same.headers["problem-errors"]).toContain("#/newPassword");
    const weak = await call("password", newcomer, { newPassword: "short" });
    expect(weak.headers["problem-code"]).toBe("password-too-weak");
    expect(await me(newcomer)).toMatchObject({ mustChangePassword: true });
  });

  test("is asked for where it is given, and again ten minutes after the login", async ({
    server,
    newcomer,
    call,
  }) => {
    const wrong = await call("password", newcomer, { currentPassword: "wrong", newPassword: own });
    expect(wrong.headers["problem-code"]).toBe("wrong-password");
    server.clock.forward(11);
    const late = await call("password", newcomer, { newPassword: own });
    expect([late.statusCode, late.headers["problem-code"]]).toEqual([403, "proof-needed"]);
    const { password } = newcomer;
    expect(
      (await call("password", newcomer, { currentPassword: password, newPassword: own })).statusCode,
    ).toBe(204);
  });
});

test("whoever has an own password cannot leave it out", async ({ client, call }) => {
  const answer = await call("password", client, { newPassword: own });
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "wrong-password"]);
});
