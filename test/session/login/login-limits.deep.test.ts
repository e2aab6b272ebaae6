import { equal } from "node:assert/strict";
import { describe, expect } from "vitest";
import { attempts } from "#server/db/schema/operations.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    settings: { trustProxy: ["10.0.0.1"], loginFailuresPerAddress: 20 },
  }))

  /** One attempt as it would come in from an address. */
  .extend(
    "attempt",
    ({ server }) =>
      (username: string, password: string, { address = "192.0.2.1", forwarded }: From = {}) =>
        server.inject({
          method: "POST",
          url: "/api/v1/auth/login",
          remoteAddress: address,
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            "accept-language": "en",
            ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
          },
          payload: new URLSearchParams({ username, password }).toString(),
        }),
  )
  .extend("fail", ({ attempt }) => async (times: number, username: string, from?: From) => {
    for (let i = 0; i < times; i += 1) equal((await attempt(username, "wrong", from)).statusCode, 401);
  });

test.beforeEach(({ db }) => db.delete(attempts));

interface From {
  address?: string;
  forwarded?: string;
}

describe("failed logins", () => {
  test("a sixth is refused with 429, a sentence and when to come back; no hash is spent on it", async ({
    server,
    fail,
    attempt,
  }) => {
    const { userName, password } = await server.createClient();
    await fail(5, userName);
    const before = server.parts.passwords.hashes;
    const refused = await attempt(userName, password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["problem-code"]).toBe("too-many-attempts");
    expect(refused.body).toBe("Too many attempts. Please try again later.");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(13 * 60);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    expect(server.parts.passwords.hashes).toBe(before);
  });

  test.for(["somebody", "nobody"])(
    "of %s count as one in whatever letter case",
    async (who, { server, attempt }) => {
      const { userName, password } = await server.createClient();
      const typed = who === "somebody" ? userName : "nobody-in-it";
      const forms = [
        typed,
        typed.toUpperCase(),
        ` ${typed}`,
        typed.toLocaleUpperCase("tr"),
        `${typed}\u200B`,
      ];
      for (const form of forms) equal((await attempt(form, "wrong")).statusCode, 401);
      for (const form of forms) expect((await attempt(form, password)).statusCode).toBe(429);
    },
  );

  test("pass again once the time that was told is over, and not before", async ({
    server,
    fail,
    attempt,
  }) => {
    const { userName, password } = await server.createClient();
    await fail(5, userName);
    const seconds = Number((await attempt(userName, password)).headers["retry-after"]);
    server.clock.forward(seconds / 60 - 0.1);
    expect((await attempt(userName, password)).statusCode).toBe(429);
    server.clock.forward(0.2);
    expect((await attempt(userName, password)).statusCode).toBe(200);
  });

  test("do not shut the account out from another address", async ({ server, fail, attempt }) => {
    const { userName, password } = await server.createClient();
    await fail(5, userName);
    expect((await attempt(userName, password, { address: "192.0.2.2" })).statusCode).toBe(200);
  });

  test("are forgotten by a success", async ({ server, fail, attempt }) => {
    const { userName, password } = await server.createClient();
    await fail(4, userName);
    expect((await attempt(userName, password)).statusCode).toBe(200);
    await fail(4, userName);
    expect((await attempt(userName, password)).statusCode).toBe(200);
  });

  test("count for one address over all accounts, known or not", async ({ server, fail, attempt }) => {
    const { userName, password } = await server.createClient();
    for (let i = 0; i < 20; i += 1) await fail(1, `guess-${i}`);
    expect((await attempt(userName, password)).statusCode).toBe(429);
    expect((await attempt(userName, password, { address: "192.0.2.2" })).statusCode).toBe(200);
  });

  test("successes never count, so an office behind one address is not shut out", async ({
    server,
    attempt,
  }) => {
    const { userName, password } = await server.createClient();
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt(userName, password)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test("a burst of guesses at once gets no more tries than a queue of them", async ({ server, attempt }) => {
    const { userName } = await server.createClient();
    const before = server.parts.passwords.hashes;
    const answers = await Promise.all(Array.from({ length: 25 }, () => attempt(userName, "wrong")));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    expect(server.parts.passwords.hashes - before).toBe(5);
  });

  test("an IPv6 network of 64 bits is one address", async ({ server, fail, attempt }) => {
    const { userName, password } = await server.createClient();
    for (let i = 1; i <= 5; i += 1) await fail(1, userName, { address: `2001:db8:1:2::${i}` });
    const inside = await attempt(userName, password, { address: "2001:db8:1:2:ffff::9" });
    const outside = await attempt(userName, password, { address: "2001:db8:1:3::1" });
    expect([inside.statusCode, outside.statusCode]).toEqual([429, 200]);
  });

  test("a forged X-Forwarded-For changes nothing; that of a trusted proxy is believed", async ({
    server,
    fail,
    attempt,
  }) => {
    const { userName, password } = await server.createClient();
    for (let i = 0; i < 5; i += 1) await fail(1, userName, { forwarded: `198.51.100.${i}` });
    expect((await attempt(userName, password, { forwarded: "198.51.100.77" })).statusCode).toBe(429);
    const proxied = await attempt(userName, password, { address: "10.0.0.1", forwarded: "198.51.100.77" });
    expect(proxied.statusCode).toBe(200);
  });

  test("the database keeps neither the address nor the user name", async ({ fail, db }) => {
    await fail(1, "somebody-named", { address: "192.0.2.55" });
    const rows = JSON.stringify(await db.select().from(attempts));
    expect(rows).not.toMatch(/somebody-named|192\.0\.2/);
  });
});
