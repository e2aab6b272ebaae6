import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { describe, expect } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import type { Passkey } from "#contract/account.ts";
import { accounts, passkeys, tickets, users } from "#server/db/schema/people.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { buildApp } from "#server/app.ts";
import { Callers } from "#server/session/caller.ts";
import { endSessions } from "#server/session/sql.ts";
import { Authenticator, type Flaws } from "#test/support/second-factor/authenticator.ts";
import * as fc from "#test/support/generated.ts";
import { runs } from "#test/support/generated.ts";
import { test as base } from "./passkey-fixtures.ts";

const siteOrigin = "https://app.tinora.example";
const other = "https://partner.tinora.example";

const test = base
  .extend("options", { scope: "file" }, () => ({
    settings: { siteHost: "tinora.example", siteOrigin, corsOrigins: [other] },
  }))
  .extend("newAuthenticator", () => (algorithm: -7 | -8 | -257 = -7) => {
    return new Authenticator({ origin: siteOrigin, rpId: "tinora.example", algorithm });
  });

test.beforeEach(({ db }) => db.delete(attempts));

describe("adding a passkey", () => {
  test("asks for one that finds its user and verifies them, by keys that every Node can check", async ({
    client,
    newAuthenticator,
    addPasskey,
    optionsFor,
  }) => {
    const { authenticator } = await addPasskey(client, newAuthenticator());
    const options = await optionsFor("passkeys/options", client);
    expect(options).toMatchObject({
      rp: { id: "tinora.example", name: "Tınora" },
      user: { id: Buffer.from(client.userId).toString("base64url"), name: client.userName },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
      excludeCredentials: [
        { id: authenticator.credentialId.toString("base64url"), transports: ["hybrid", "internal"] },
      ],
    });
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
  });

  test.for([-7, -8, -257] as const)(
    "takes a key of algorithm %i",
    async (algorithm, { client, addPasskey, enter, newAuthenticator }) => {
      const { authenticator, passkey } = await addPasskey(client, newAuthenticator(algorithm), " Anahtarım ");
      expect(passkey).toMatchObject({ name: "Anahtarım", lastUsedAt: null });
      expect((await enter(authenticator)).status).toBe(200);
    },
  );

  const flaws: Record<string, Flaws> = {
    "another site's origin": { origin: "https://evil.example" },
    "a page of the same host without https": { origin: "http://app.tinora.example" },
    "another host": { rpId: "evil.example" },
    "nobody present": { isPresent: false },
    "nobody verified": { isVerified: false },
    "the answer of a sign-in": { type: "webauthn.get" },
    "a challenge of its own": { challenge: Buffer.alloc(32).toString("base64url") },
    "a challenge that is none": { challenge: "" },
    "an id beyond all measure": { credentialId: Buffer.alloc(3000, 1) },
    "certificates that nobody asked for": {
      attestation: {
        fmt: "packed",
        attStmt: new Map<string, never>([["x5c", Buffer.from("cert") as never]]),
      },
    },
    "a statement of a maker": { attestation: { fmt: "apple", attStmt: new Map() } },
    "an unknown kind of statement": { attestation: { fmt: "other", attStmt: new Map() } },
  };

  test.for(Object.entries(flaws))(
    "refuses %s",
    async ([_name, flaw], { client, call, optionsFor, newAuthenticator, db }) => {
      const response = newAuthenticator().create(await optionsFor("passkeys/options", client), flaw);
      const answer = await call("passkeys", client, { response, name: "Anahtar" });
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "passkey-refused"]);
      expect(await db.$count(passkeys, eq(passkeys.userId, client.userId))).toBe(0);
    },
  );

  test("takes each challenge once, for its user alone, and for five minutes", async ({
    server,
    client,
    call,
    optionsFor,
    newAuthenticator,
  }) => {
    const add = async (person: typeof client, options: { challenge: string }) => {
      const payload = { response: newAuthenticator().create(options), name: "Anahtar" };
      return (await call("passkeys", person, payload)).statusCode;
    };
    const options = await optionsFor("passkeys/options", client);
    expect([await add(client, options), await add(client, options)]).toEqual([201, 422]);
    const others = await optionsFor("passkeys/options", await server.createClient());
    expect(await add(client, others)).toBe(422);
    const [early, late] = [
      await optionsFor("passkeys/options", client),
      await optionsFor("passkeys/options", client),
    ];
    server.clock.forward(4.9);
    expect(await add(client, early)).toBe(201);
    server.clock.forward(0.2);
    expect(await add(client, late)).toBe(422);
    // One for signing in is none for adding.
    const login = await optionsFor("passkeys/login-options");
    expect(await add(client, login)).toBe(422);
  });

  test("stops where the session ended meanwhile, as with new credentials by an owner", async ({
    server,
    client,
    db,
    optionsFor,
    newAuthenticator,
  }) => {
    const response = newAuthenticator().create(await optionsFor("passkeys/options", client));
    class Late extends Callers {
      override signedIn() {
        const guard = super.signedIn();
        return async (request: FastifyRequest) => {
          await guard(request);
          await endSessions(db, client.userId);
        };
      }
    }
    const { parts } = server;
    const callers = new Late(parts.db, parts.clock, parts.settings);
    const app = await buildApp({ ...parts, callers });
    const answer = await app.inject({
      method: "POST",
      url: "/api/v1/auth/passkeys",
      headers: client.headers,
      payload: { response, name: "Zu spät" },
    });
    await app.close();
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([401, "session-ended"]);
    expect(await db.$count(passkeys, eq(passkeys.userId, client.userId))).toBe(0);
  });

  test("keeps an authenticator with whoever had it first", async ({
    server,
    client,
    call,
    optionsFor,
    addPasskey,
    newAuthenticator,
  }) => {
    const { authenticator } = await addPasskey(client, newAuthenticator());
    const thief = await server.createClient();
    const response = authenticator.create(await optionsFor("passkeys/options", thief));
    const answer = await call("passkeys", thief, { response, name: "Benim" });
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "passkey-refused"]);
  });

  test(`stops at ${limits.passkeys}, also when two are added at once`, async ({
    client,
    call,
    db,
    optionsFor,
    newAuthenticator,
  }) => {
    const rows = Array.from({ length: limits.passkeys - 1 }, (_, nth) => ({
      userId: client.userId,
      credentialId: `${client.userId}-${nth}`,
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: `${nth}`,
    }));
    await db.insert(passkeys).values(rows);
    const drafts = [
      newAuthenticator().create(await optionsFor("passkeys/options", client)),
      newAuthenticator().create(await optionsFor("passkeys/options", client)),
    ];
    const answers = await Promise.all(
      drafts.map((response) => call("passkeys", client, { response, name: "Son" })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const more = await call("passkeys/options", client);
    expect([more.statusCode, more.headers["problem-code"], more.body]).toEqual([
      422,
      "too-many-passkeys",
      "You can have at most 20 passkeys.",
    ]);
  });
});

describe("signing in with a passkey", () => {
  test("asks for any passkey of the site, the same of everybody", async ({ optionsFor }) => {
    const [one, another] = [
      await optionsFor("passkeys/login-options"),
      await optionsFor("passkeys/login-options"),
    ];
    expect(one).toMatchObject({
      rpId: "tinora.example",
      userVerification: "required",
      allowCredentials: [],
    });
    expect({ ...one, challenge: "" }).toEqual({ ...another, challenge: "" });
    expect(one.challenge).not.toBe(another.challenge);
  });

  test("answers a token as plain text, needs nothing else, and notes the use", async ({
    server,
    client,
    db,
    addPasskey,
    enter,
    newAuthenticator,
  }) => {
    const { authenticator, passkey } = await addPasskey(client, newAuthenticator());
    server.clock.forward(60);
    const { status, body } = await enter(authenticator);
    expect(status).toBe(200);
    const me = await server.inject({
      url: "/api/v1/auth/me",
      headers: { authorization: `Bearer ${body}` },
    });
    expect(me.json()).toMatchObject({ userName: client.userName });
    const [row] = await db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
    expect(row).toMatchObject({ counter: 1, lastUsedAt: server.clock.read() });
  });

  test("works from an origin that is allowed, and from no other", async ({
    client,
    addPasskey,
    enter,
    newAuthenticator,
  }) => {
    const { authenticator } = await addPasskey(client, newAuthenticator());
    expect((await enter(authenticator, { origin: other })).status).toBe(200);
    expect(await enter(authenticator, { origin: "https://evil.tinora.example" })).toMatchObject({
      status: 401,
      code: "passkey-refused",
    });
  });

  const flaws: Record<string, Flaws> = {
    "another site's origin": { origin: "https://evil.example" },
    "another host": { rpId: "evil.example" },
    "nobody present": { isPresent: false },
    "nobody verified": { isVerified: false },
    "the answer of an adding": { type: "webauthn.create" },
    "a challenge of its own": { challenge: Buffer.alloc(32).toString("base64url") },
    "no user": { handle: undefined },
    "another user": { handle: Buffer.from(crypto.randomUUID()).toString("base64url") },
    "a counter that went back": { counter: 1 },
  };

  test.for(Object.entries(flaws))(
    "refuses %s",
    async ([_name, flaw], { client, addPasskey, enter, newAuthenticator }) => {
      const { authenticator } = await addPasskey(client, newAuthenticator());
      expect((await enter(authenticator)).status).toBe(200);
      expect(await enter(authenticator, flaw)).toEqual({
        status: 401,
        code: "passkey-refused",
        body: "This passkey could not be checked. Please try again.",
      });
      expect((await enter(authenticator)).status).toBe(200);
    },
  );

  test("refuses an answer with any bit of what is signed changed", async ({
    client,
    call,
    db,
    addPasskey,
    optionsFor,
    newAuthenticator,
  }) => {
    // Every bit of an Ed25519 signature counts; the frame of an ECDSA one may be written in other ways.
    const { authenticator } = await addPasskey(client, newAuthenticator(-8));
    const parts = ["clientDataJSON", "authenticatorData", "signature"] as const;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.nat(), fc.nat(7), async (part, place, bit) => {
        await db.delete(attempts);
        const right = authenticator.get(await optionsFor("passkeys/login-options"));
        const bytes = Buffer.from(right.response[part], "base64url");
        const at = place % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        const response = {
          ...right,
          response: { ...right.response, [part]: bytes.toString("base64url") },
        };
        const answer = await call("passkeys/login", {}, { response });
        expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([401, "passkey-refused"]);
      }),
      { numRuns: runs(300) },
    );
  });

  test("answers anything at all with a refusal, never with a fault", async ({ call, optionsFor }) => {
    const { challenge } = await optionsFor("passkeys/login-options");
    const clientDataJSON = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge })).toString(
      "base64url",
    );
    const fields = fc.constantFrom("id", "rawId", "type", "response", "clientDataJSON", "signature");
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.string({ unit: "binary-ascii" }),
        fc.constantFrom("public-key", clientDataJSON, null, 0, true, "AAAA"),
        fc.dictionary(fields, tie("any"), { maxKeys: 6 }),
        fc.array(tie("any"), { maxLength: 3 }),
      ),
    })).any;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fields, value), async (response) => {
        const answer = await call("passkeys/login", {}, { response });
        expect([400, 401]).toContain(answer.statusCode);
      }),
      { numRuns: runs(500) },
    );
  });

  test("takes an answer once, also when it comes twice at once", async ({
    client,
    call,
    addPasskey,
    optionsFor,
    newAuthenticator,
  }) => {
    const { authenticator } = await addPasskey(client, newAuthenticator());
    const response = authenticator.get(await optionsFor("passkeys/login-options"));
    const answers = await Promise.all([
      call("passkeys/login", {}, { response }),
      call("passkeys/login", {}, { response }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await call("passkeys/login", {}, { response })).statusCode).toBe(401);
  });

  test("tells one that nobody has, and one that was removed", async ({
    client,
    call,
    addPasskey,
    enter,
    newAuthenticator,
  }) => {
    const { authenticator, passkey } = await addPasskey(client, newAuthenticator());
    const unknown = {
      status: 401,
      code: "passkey-unknown",
      body: "This passkey doesn’t belong to any account here.",
    };
    expect(await enter(newAuthenticator())).toEqual(unknown);
    await call(`passkeys/${passkey.id}`, client, undefined, "DELETE");
    expect(await enter(authenticator)).toEqual(unknown);
  });

  test("lets nobody in who is locked or not active, nor a person of a locked account", async ({
    server,
    db,
    addPasskey,
    enter,
    newAuthenticator,
  }) => {
    for (const change of [{ isLocked: true }, { isActive: false }]) {
      const client = await server.createClient();
      const { authenticator } = await addPasskey(client, newAuthenticator());
      await db.update(users).set(change).where(eq(users.id, client.userId));
      expect(await enter(authenticator)).toMatchObject({ status: 401, code: "passkey-refused" });
    }
    const client = await server.createClient();
    const { authenticator } = await addPasskey(client, newAuthenticator());
    await db.update(accounts).set({ isLocked: true }).where(eq(accounts.id, client.accountId));
    expect(await enter(authenticator)).toMatchObject({ status: 401, code: "passkey-refused" });
  });

  test("stores no more than a hundred challenges for one address in a quarter of an hour", async ({
    server,
    call,
    db,
  }) => {
    await db.delete(tickets);
    for (let nth = 0; nth < 100; nth += 1)
      expect((await call("passkeys/login-options")).statusCode).toBe(200);
    const refused = await call("passkeys/login-options");
    expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([429, "too-many-attempts"]);
    expect(await db.$count(tickets)).toBe(100);
    server.clock.forward(16);
    expect((await call("passkeys/login-options")).statusCode).toBe(200);
  });
});

describe("the passkeys of an account", () => {
  test("are named and removed by their user alone", async ({
    server,
    client,
    call,
    db,
    addPasskey,
    newAuthenticator,
  }) => {
    const { passkey } = await addPasskey(client, newAuthenticator());
    const stranger = await server.createClient();
    const path = `passkeys/${passkey.id}`;
    const nameNow = async () => {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
      return row?.name;
    };
    expect((await call(path, stranger, { name: "Benim" })).statusCode).toBe(404);
    expect((await call(path, stranger, undefined, "DELETE")).statusCode).toBe(404);
    expect(await nameNow()).toBe("Dizüstü");
    expect((await call(path, client, { name: " Telefon " })).statusCode).toBe(204);
    expect(await nameNow()).toBe("Telefon");
    expect((await call(path, client, { name: "\u202E" })).statusCode).toBe(422);
    expect((await call("passkeys/nonsense", client, { name: "Yok" })).statusCode).toBe(404);
    expect((await call(path, client, undefined, "DELETE")).statusCode).toBe(204);
    expect((await call(path, client, undefined, "DELETE")).statusCode).toBe(404);
    expect(await nameNow()).toBeUndefined();
  });

  test("are stored without anything that signs in", async ({ client, db, addPasskey, newAuthenticator }) => {
    const { passkey } = await addPasskey(client, newAuthenticator());
    const [row] = await db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
    expect(row?.publicKey.length).toBeLessThan(100);
    const shown: Passkey = passkey;
    expect(Object.keys(shown).toSorted()).toEqual(["createdAt", "id", "lastUsedAt", "name"]);
  });
});
