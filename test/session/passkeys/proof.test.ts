import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { attempts } from "#server/db/schema/operations.ts";
import { sessions } from "#server/db/schema/people.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "./passkey-fixtures.ts";

const test = base
  // Whether a sensitive call asks for a proof.
  .extend("isAsked", ({ call }) => async (person: Pick<Person, "headers">) => {
    const answer = await call("totp", person);
    return answer.headers["problem-code"] === "proof-needed";
  });

test.beforeEach(({ db }) => db.delete(attempts));

describe("a sensitive call", () => {
  test("asks for a proof ten minutes after the login, and after the last proof", async ({
    server,
    client,
    call,
    isAsked,
  }) => {
    server.clock.forward(9.9);
    expect(await isAsked(client)).toBe(false);
    server.clock.forward(0.2);
    expect(await isAsked(client)).toBe(true);
    const answer = await call("totp", client);
    expect([answer.statusCode, answer.body]).toEqual([403, "Confirm that it’s you."]);
    expect((await call("proof", client, { password: client.password })).statusCode).toBe(204);
    server.clock.forward(9.9);
    expect(await isAsked(client)).toBe(false);
    server.clock.forward(0.2);
    expect(await isAsked(client)).toBe(true);
  });

  test("is not helped by the proof of another session of the same user", async ({
    server,
    client,
    call,
    isAsked,
  }) => {
    server.clock.forward(11);
    const { body } = await server.login(client.userName, client.password);
    const fresh = { headers: { authorization: `Bearer ${body}` } };
    expect(await isAsked(fresh)).toBe(false);
    expect(await isAsked(client)).toBe(true);
    await call("proof", client, { password: client.password });
    expect(await isAsked(client)).toBe(false);
  });

  test("asks where the proof is dated by a wrong clock", async ({ server, client, db, isAsked }) => {
    const provenAt = new Date(server.clock.read().getTime() + 60 * 60_000);
    await db.update(sessions).set({ provenAt }).where(eq(sessions.userId, client.userId));
    expect(await isAsked(client)).toBe(true);
  });
});

describe("a proof", () => {
  test("is no way to guess more passwords than the login", async ({ server, client, call }) => {
    for (let nth = 0; nth < 5; nth += 1) {
      const answer = await call("proof", client, { password: "wrong" });
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "wrong-password"]);
    }
    expect((await call("proof", client, { password: client.password })).statusCode).toBe(429);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(429);
  });

  test("may be a passkey of the caller's, and of nobody else's", async ({
    server,
    client,
    call,
    addPasskey,
    optionsFor,
    isAsked,
  }) => {
    const other = await server.createClient();
    const [mine, others] = [await addPasskey(client), await addPasskey(other)];
    server.clock.forward(11);
    const options = await optionsFor("proof/options", client);
    expect(options).toMatchObject({
      userVerification: "required",
      allowCredentials: [{ id: mine.authenticator.credentialId.toString("base64url") }],
    });
    const refused = await call("proof", client, { response: others.authenticator.get(options) });
    expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([422, "passkey-refused"]);
    expect(await isAsked(client)).toBe(true);
    const response = mine.authenticator.get(await optionsFor("proof/options", client));
    expect((await call("proof", client, { response })).statusCode).toBe(204);
    expect(await isAsked(client)).toBe(false);
    expect((await call("proof", client, { response })).statusCode).toBe(422);
  });

  test("needs a challenge of its own: neither a login's nor another user's", async ({
    server,
    client,
    call,
    addPasskey,
    optionsFor,
  }) => {
    const { authenticator } = await addPasskey(client);
    const other = await server.createClient();
    for (const options of [
      await optionsFor("passkeys/login-options"),
      await optionsFor("proof/options", other),
    ]) {
      const answer = await call("proof", client, { response: authenticator.get(options) });
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "passkey-refused"]);
    }
    const unverified = authenticator.get(await optionsFor("proof/options", client), { isVerified: false });
    expect((await call("proof", client, { response: unverified })).statusCode).toBe(422);
  });

  test("is a password or a passkey, and nothing else", async ({ client, call }) => {
    for (const proof of [{}, { password: "" }, { password: "x", response: {} }, { response: "x" }])
      expect((await call("proof", client, proof)).statusCode).toBe(400);
  });
});
