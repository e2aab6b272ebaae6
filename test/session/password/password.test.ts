import { describe, expect } from "vitest";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { siteHost: "www.dovarel.example" } }))
  .extend(
    "change",
    ({ server }) =>
      (person: Person, currentPassword: string, newPassword: string) =>
        server.inject({
          method: "POST",
          url: "/api/v1/auth/password",
          headers: { ...person.headers, "accept-language": "en" },
          payload: { currentPassword, newPassword },
        }),
  )
  .extend(
    "isSignedIn",
    ({ server }) =>
      async (token: string) =>
        (await server.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${token}` } }))
          .statusCode === 200,
  );

describe("a password change", () => {
  test("takes the new password, keeps this session and ends the others", async ({
    server,
    change,
    isSignedIn,
  }) => {
    const client = await server.createClient();
    const other = (await server.login(client.userName, client.password)).body;
    const answer = await change(client, client.password, "tamamen yeni bir şifre");
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await isSignedIn(client.token)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(401);
    expect((await server.login(client.userName, "tamamen yeni bir şifre")).statusCode).toBe(200);
  });

  test("is refused where another one was quicker", async ({ server, change }) => {
    const client = await server.createClient();
    const wanted = ["the first of two new ones", "the second of two new ones"];
    const answers = await Promise.all(wanted.map((password) => change(client, client.password, password)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, 422]);
    expect(answers[statuses.indexOf(422)]?.headers["problem-code"]).toBe("wrong-password");
    const kept = wanted[statuses.indexOf(204)] ?? "";
    expect((await server.login(client.userName, kept)).statusCode).toBe(200);
  });

  test("needs the present password; a wrong one ends no session", async ({ server, change, isSignedIn }) => {
    const client = await server.createClient();
    const answer = await change(client, "wrong", "a completely new one");
    expect([answer.statusCode, answer.headers["problem-code"], answer.body]).toEqual([
      422,
      "wrong-password",
      "The current password is wrong.",
    ]);
    expect(await isSignedIn(client.token)).toBe(true);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
  });

  test("is no way to guess more often than at the login", async ({ server, change }) => {
    const client = await server.createClient();
    for (let i = 0; i < 5; i += 1)
      expect((await change(client, "wrong", "a completely new one")).statusCode).toBe(422);
    const refused = await change(client, client.password, "a completely new one");
    expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([429, "too-many-attempts"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(429);
  });

  test("needs twelve characters, counted as people count them", async ({ server, change }) => {
    const client = await server.createClient();
    const short = await change(client, client.password, "🎙️".repeat(5));
    expect([short.statusCode, short.headers["problem-code"], short.body]).toEqual([
      422,
      "password-too-weak",
      "The new password needs at least 12 characters.",
    ]);
    expect((await change(client, client.password, "on iki harf!")).statusCode).toBe(204);
  });

  test.for(["passwordpassword", "1234567890qwer", "MyChemicalRomance"])(
    "refuses %s, one of the commonest, and says so to programs too",
    async (common, { server, change }) => {
      const client = await server.createClient();
      const answer = await change(client, client.password, common);
      expect([answer.statusCode, answer.body]).toEqual([
        422,
        "This password is too common. Please choose another one.",
      ]);
      expect(JSON.parse(String(answer.headers["problem-errors"]))).toEqual([
        { pointer: "#/newPassword", code: "password-too-common" },
      ]);
      expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
      expect((await server.login(client.userName, common)).statusCode).toBe(401);
    },
  );

  test("refuses one with a name of its user, of the product or of the site, however it is written", async ({
    server,
    change,
  }) => {
    const client = await server.createClient({
      userName: "ilgin.ozturk",
      name: "Ilgın Su",
      lastName: "Öztürk",
    });
    for (const named of [
      "x ILGİN.ÖZTÜRK",
      "xx xx ılgın xx",
      "xxxxxxöztürk7",
      "Tinora-2026-xx",
      "DOVAREL 12345",
    ]) {
      const answer = await change(client, client.password, named);
      expect([named, answer.statusCode, answer.headers["problem-code"]]).toEqual([
        named,
        422,
        "password-has-name",
      ]);
    }
    // "Su" stands in too many words.
    expect((await change(client, client.password, "sulu bir şifre")).statusCode).toBe(204);
  });

  test("may be as long as two hundred, of anything, and counts to its last space", async ({
    server,
    change,
  }) => {
    const client = await server.createClient();
    const long = ` ${"aB1 şifre 🎙 ".repeat(15)}`.padEnd(199, "x").slice(0, 199).concat(" ");
    expect((await change(client, client.password, long)).statusCode).toBe(204);
    expect((await change(client, long, "x".repeat(201))).statusCode).toBe(400);
    for (const near of [long.slice(0, -1), long.trim(), long.toLowerCase(), `${long.slice(0, 72)} `])
      expect((await server.login(client.userName, near)).statusCode).toBe(401);
    // Nor does it grow old.
    server.clock.forward(2 * 365 * 24 * 60);
    expect((await server.login(client.userName, long)).statusCode).toBe(200);
  });
});
