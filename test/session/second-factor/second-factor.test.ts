import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { recoveryCodes, sessions, tickets, totps, users } from "#server/db/schema/people.ts";
import { attempts, historyRecords, refusedLogins } from "#server/db/schema/operations.ts";
import { base32 } from "#server/session/second-factor/totp.ts";
import { test } from "./second-factor-fixtures.ts";

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

test.beforeEach(({ db }) => db.delete(attempts));

const ended = {
  status: 401,
  code: "session-ended",
  body: "Your session has ended. Please log in again.",
};
const wrong = { status: 422, code: "wrong-code", body: "This code is wrong or has already been used." };
const token = { status: 200, code: undefined, body: expect.stringMatching(/^[\w-]{43}$/) };

describe("a login with a second factor", () => {
  test("is a password, then a code with the ticket of the first step", async ({
    server,
    client,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    const refused = await server.login(client.userName, client.password, { "accept-language": "en" });
    expect([refused.statusCode, refused.headers["www-authenticate"], refused.body]).toEqual([
      401,
      "Bearer",
      "Enter the code from your authenticator app.",
    ]);
    const answer = await secondStep(await firstStep(client), await codeOf(client));
    expect(answer).toEqual(token);
    const me = await server.inject({
      url: "/api/v1/auth/me",
      headers: { authorization: `Bearer ${answer.body}` },
    });
    expect(me.json()).toMatchObject({ userName: client.userName });
  });

  test("tells of its second step only who has the password", async ({ server, client, setUp }) => {
    await setUp(client);
    const answer = await server.login(client.userName, "wrong");
    expect([answer.headers["problem-code"], answer.headers["second-factor-ticket"]]).toEqual([
      "invalid-credentials",
      undefined,
    ]);
  });

  test("takes a code once, at either login and in either order", async ({
    client,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    const [now, before, next] = [await codeOf(client), await codeOf(client, -1), await codeOf(client, 1)];
    expect(await secondStep(await firstStep(client), now)).toEqual(token);
    expect(await secondStep(await firstStep(client), now)).toEqual(wrong);
    expect(await secondStep(await firstStep(client), before)).toEqual(wrong);
    expect(await secondStep(await firstStep(client), next)).toEqual(token);
  });

  test("takes a code typed with spaces, and of a clock that is half a minute off, no more", async ({
    server,
    client,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    server.clock.forward(5);
    expect(await secondStep(await firstStep(client), await codeOf(client, 2))).toEqual(wrong);
    expect(await secondStep(await firstStep(client), await codeOf(client, -2))).toEqual(wrong);
    const late = await codeOf(client, -1);
    expect(await secondStep(await firstStep(client), ` ${late.slice(0, 3)} ${late.slice(3)}`)).toEqual(token);
    expect(await secondStep(await firstStep(client), await codeOf(client, 1))).toEqual(token);
  });

  test("spends a ticket with the right code, not with a wrong one, and within five minutes", async ({
    server,
    client,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    const ticket = await firstStep(client);
    expect(await secondStep(ticket, "000000x")).toEqual(wrong);
    expect(await secondStep(ticket, await codeOf(client))).toEqual(token);
    expect(await secondStep(ticket, await codeOf(client, 1))).toEqual(ended);
    const [early, late] = [await firstStep(client), await firstStep(client)];
    server.clock.forward(4.9);
    expect(await secondStep(early, await codeOf(client))).toEqual(token);
    server.clock.forward(0.2);
    expect(await secondStep(late, await codeOf(client, 1))).toEqual(ended);
    expect(await secondStep("a ticket of nobody's", "123456")).toEqual(ended);
  });

  test("begins one session where two come with one ticket at once, or two tickets with one code", async ({
    server,
    client,
    db,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    const count = () => db.$count(sessions, eq(sessions.userId, client.userId));
    const before = await count();
    const ticket = await firstStep(client);
    const codes = [await codeOf(client), await codeOf(client, 1)];
    expect(statuses(await Promise.all(codes.map((code) => secondStep(ticket, code))))).toEqual([200, 401]);
    expect(await count()).toBe(before + 1);
    server.clock.forward(2);
    const two = [await firstStep(client), await firstStep(client)];
    const code = await codeOf(client);
    expect(statuses(await Promise.all(two.map((one) => secondStep(one, code))))).toEqual([200, 422]);
    expect(await count()).toBe(before + 2);
  });

  test("ends with a new password, a lock and every end of all sessions", async ({
    server,
    client,
    db,
    call,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    const first = await firstStep(client);
    const { password } = client;
    await call("password", client, { currentPassword: password, newPassword: "tamamen yeni bir şifre" });
    expect(await secondStep(first, await codeOf(client))).toEqual(ended);
    const renewed = { ...client, password: "tamamen yeni bir şifre" };
    const second = await firstStep(renewed);
    await server.inject({ method: "DELETE", url: "/api/v1/sessions", headers: client.headers });
    expect(await secondStep(second, await codeOf(client))).toEqual(ended);
    const third = await firstStep(renewed);
    await db.update(users).set({ isLocked: true }).where(eq(users.id, client.userId));
    expect(await secondStep(third, await codeOf(client))).toEqual(ended);
  });
});

describe("wrong codes", () => {
  test("count with wrong passwords: the sixth failure of either kind waits", async ({
    server,
    client,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    const ticket = await firstStep(client);
    for (let nth = 0; nth < 3; nth += 1) expect(await secondStep(ticket, "wrong")).toEqual(wrong);
    for (let nth = 0; nth < 2; nth += 1)
      expect((await server.login(client.userName, "wrong")).statusCode).toBe(401);
    expect(await secondStep(ticket, await codeOf(client))).toMatchObject({
      status: 429,
      code: "too-many-attempts",
    });
    expect((await server.login(client.userName, client.password)).statusCode).toBe(429);
  });

  test("are not forgotten by a right password, only by a session", async ({
    server,
    client,
    setUp,
    firstStep,
    secondStep,
    codeOf,
  }) => {
    await setUp(client);
    for (let nth = 0; nth < 4; nth += 1) await secondStep(await firstStep(client), "wrong");
    expect(await secondStep(await firstStep(client), await codeOf(client))).toEqual(token);
    for (let nth = 0; nth < 5; nth += 1) await secondStep(await firstStep(client), "wrong");
    expect((await server.login(client.userName, client.password)).statusCode).toBe(429);
  });

  test("are bounded for a user whatever addresses they come from, and nobody without the password adds to them", async ({
    server,
    client,
    setUp,
    firstStep,
  }) => {
    await setUp(client);
    const ticket = await firstStep(client);
    const guess = (nth: number, code: string) =>
      server.inject({
        method: "POST",
        url: "/api/v1/auth/second-factor",
        remoteAddress: `198.51.100.${nth}`,
        payload: { ticket, code },
      });
    for (let nth = 0; nth < 20; nth += 1) expect((await guess(nth, "wrong")).statusCode).toBe(422);
    expect((await guess(99, "wrong")).statusCode).toBe(429);
  });

  test("a burst of guesses at once gets no more tries than a queue of them", async ({
    client,
    setUp,
    firstStep,
    secondStep,
  }) => {
    await setUp(client);
    const ticket = await firstStep(client);
    const answers = await Promise.all(Array.from({ length: 20 }, () => secondStep(ticket, "wrong")));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

describe("an authenticator app", () => {
  test("is shown as a secret and an address, and signs nobody in before a code of it came back", async ({
    server,
    client,
    db,
    call,
    codeOf,
  }) => {
    const answer = await call("totp", client);
    const { secret, uri } = answer.json<{ secret: string; uri: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const [row] = await db.select().from(totps).where(eq(totps.userId, client.userId));
    expect(base32(row?.secret ?? Buffer.alloc(0))).toBe(secret);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
    expect((await call("totp/confirm", client, { code: "000000x" })).headers["problem-code"]).toBe(
      "wrong-code",
    );
    expect((await call("totp/confirm", client, { code: await codeOf(client) })).statusCode).toBe(200);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(401);
  });

  test("begun anew has another secret; one in use is not replaced", async ({ client, call, codeOf }) => {
    await call("totp", client);
    const earlier = await codeOf(client);
    await call("totp", client);
    expect((await call("totp/confirm", client, { code: earlier })).statusCode).toBe(422);
    expect((await call("totp/confirm", client, { code: await codeOf(client) })).statusCode).toBe(200);
    const again = await call("totp", client);
    expect([again.statusCode, again.headers["problem-code"]]).toEqual([409, "stale"]);
    expect((await call("totp/confirm", client, { code: await codeOf(client, 1) })).statusCode).toBe(409);
  });

  test("turned off is gone with its recovery codes", async ({ server, client, db, call, setUp }) => {
    await setUp(client);
    expect((await call("totp", client, undefined, "DELETE")).statusCode).toBe(204);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, client.userId))).toBe(0);
    expect((await call("totp", client, undefined, "DELETE")).statusCode).toBe(204);
    expect((await call("totp/recovery-codes", client)).statusCode).toBe(409);
  });
});

describe("recovery codes", () => {
  test("are ten, stored as hashes, and sign in once each, however they are typed", async ({
    client,
    db,
    setUp,
    firstStep,
    secondStep,
  }) => {
    const codes = await setUp(client);
    expect(new Set(codes).size).toBe(10);
    const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, client.userId));
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^[0-9a-f]{64}$/);
    const [first = "", second = ""] = codes;
    expect(await secondStep(await firstStep(client), first)).toEqual(token);
    expect(await secondStep(await firstStep(client), first)).toEqual(wrong);
    const typed = second.toLowerCase().replaceAll("-", " ");
    expect(await secondStep(await firstStep(client), typed)).toEqual(token);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, client.userId))).toBe(8);
  });

  test("of somebody else are worth nothing, and one is spent once by two at once", async ({
    server,
    client,
    setUp,
    firstStep,
    secondStep,
  }) => {
    const other = await server.createClient();
    const [[mine = ""], [others = ""]] = [await setUp(client), await setUp(other)];
    expect(await secondStep(await firstStep(client), others)).toEqual(wrong);
    const two = [await firstStep(client), await firstStep(client)];
    const answers = await Promise.all(two.map((ticket) => secondStep(ticket, mine)));
    expect(statuses(answers)).toEqual([200, 422]);
  });

  test("made anew take the place of the earlier ones", async ({
    client,
    call,
    setUp,
    firstStep,
    secondStep,
  }) => {
    const [old = ""] = await setUp(client);
    const answer = await call("totp/recovery-codes", client);
    const { recoveryCodes: renewed } = answer.json<{ recoveryCodes: string[] }>();
    expect(renewed).toHaveLength(10);
    expect(await secondStep(await firstStep(client), old)).toEqual(wrong);
    expect(await secondStep(await firstStep(client), renewed[9] ?? "")).toEqual(token);
  });
});

test("what a second step is told by stands in no table but as a hash", async ({
  client,
  db,
  setUp,
  firstStep,
}) => {
  const codes = await setUp(client);
  const ticket = await firstStep(client);
  const stored = JSON.stringify([await db.select().from(tickets), await db.select().from(recoveryCodes)]);
  expect([ticket, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]).not.toContain("");
  for (const secret of [ticket, ...codes]) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(secret.replaceAll("-", ""));
  }
});

test("the record holds a generator's life, and the failures of a second step as refused logins", async ({
  client,
  db,
  call,
  setUp,
  firstStep,
  secondStep,
  codeOf,
}) => {
  const [code = ""] = await setUp(client);
  await secondStep(await firstStep(client), "wrong");
  await secondStep(await firstStep(client), await codeOf(client));
  await secondStep(await firstStep(client), code);
  await call("totp/recovery-codes", client);
  await call("totp", client, undefined, "DELETE");
  const rows = await db
    .select()
    .from(historyRecords)
    .where(eq(historyRecords.actorId, client.userId))
    .orderBy(historyRecords.id);
  expect(rows.map(({ action }) => action)).toEqual([
    "totp.on",
    "login",
    "login.new-device",
    "recovery-code.use",
    "login",
    "recovery-codes.renew",
    "totp.off",
  ]);
  const refused = await db.select().from(refusedLogins).where(eq(refusedLogins.userId, client.userId));
  expect(refused.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});
