import { equal, ok } from "node:assert/strict";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { makeLink, type LinkKind } from "#server/account/links.ts";
import { tickets, users } from "#server/db/schema/people.ts";
import * as fc from "#test/support/generated.ts";
import { fingerprint } from "#test/permissions/world.ts";
import { newPassword, test as base } from "./account-fixtures.ts";

const address = "sule@ornek.example";

const kinds: { kind: LinkKind; call: string; life: number; before: object }[] = [
  { kind: "invitation", call: "auth/invitation", life: 7 * 24 * 60, before: { pendingEmail: address } },
  { kind: "reset", call: "auth/reset", life: 30, before: { email: address } },
  { kind: "confirm-address", call: "auth/confirm-address", life: 24 * 60, before: { pendingEmail: address } },
];

const test = base
  // A link of a kind to somebody who has, or waits for, its address.
  .extend("linked", ({ server, db }) => async ({ kind, before }: (typeof kinds)[number]) => {
    const person = await server.createClient();
    await db.update(users).set(before).where(eq(users.id, person.userId));
    const link = { kind, userId: person.userId, email: address };
    return { person, token: (await makeLink(db, link, server.clock.read())) ?? "" };
  })
  .extend(
    "send",
    ({ post }) =>
      ({ kind, call }: (typeof kinds)[number], token: string) =>
        post(call, kind === "confirm-address" ? { token } : { token, newPassword }),
  )
  // Every refusal looks like every other one.
  .extend("refused", ({ server, send }) => async (one: (typeof kinds)[number], token: string) => {
    const before = await fingerprint(server);
    const answer = await send(one, token);
    const { date, "x-request-id": id, ...headers } = answer.headers;
    ok(date && id);
    equal(await fingerprint(server), before);
    equal(answer.headers["problem-code"], "link-invalid");
    return { status: answer.statusCode, headers, body: answer.body };
  });

describe.for(kinds)("the link of kind $kind", (one) => {
  const { kind } = one;
  test("is refused alike when it is expired, used, altered, unknown, of another kind or of nobody any longer", async ({
    server,
    db,
    linked,
    send,
    refused,
  }) => {
    const answers = [];
    const { person, token } = await linked(one);
    answers.push(await refused(one, "no token of ours"));
    answers.push(await refused(one, `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`));
    for (const other of kinds.filter((known) => known !== one)) answers.push(await refused(other, token));
    await db.update(users).set({ isLocked: true }).where(eq(users.id, person.userId));
    answers.push(await refused(one, token));
    await db.update(users).set({ isLocked: false, isActive: false }).where(eq(users.id, person.userId));
    answers.push(await refused(one, token));
    await db.update(users).set({ isActive: true }).where(eq(users.id, person.userId));
    server.clock.forward(one.life);
    answers.push(await refused(one, token));
    server.clock.jump(-one.life - 10);
    answers.push(await refused(one, token));
    server.clock.jump(10);
    expect((await send(one, token)).statusCode).toBeLessThan(300);
    answers.push(await refused(one, token));
    // Of somebody who was deleted meanwhile.
    await db.update(users).set({ email: null, pendingEmail: null });
    const second = await linked(one);
    await db.delete(users).where(eq(users.id, second.person.userId));
    answers.push(await refused(one, second.token));
    // Of an address that was changed meanwhile.
    const third = await linked(one);
    const other = { email: null, pendingEmail: "other@ornek.example" };
    await db.update(users).set(other).where(eq(users.id, third.person.userId));
    answers.push(await refused(one, third.token));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 422, body: "Bu bağlantı artık geçerli değil." });
  });

  test("that is sent many times at once works once", async ({ db, linked, send, rowOf }) => {
    const { person, token } = await linked(one);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(one, token)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(7);
    expect(await db.$count(tickets, eq(tickets.userId, person.userId))).toBe(0);
    expect((await rowOf(person.userId)).email).toBe(address);
  });

  test("loses against whoever confirmed the same address first, and changes nothing then", async ({
    db,
    linked,
    refused,
    server,
    rowOf,
  }) => {
    if (kind === "reset") return;
    const { person, token } = await linked(one);
    const first = await server.createClient();
    await db.update(users).set({ email: address }).where(eq(users.id, first.userId));
    await refused(one, token);
    expect((await rowOf(person.userId)).email).toBeNull();
  });
});

test("no other text is a link", { timeout: 120_000 }, async ({ linked, send }) => {
  const [one] = kinds;
  if (!one) throw new Error("there are no kinds");
  const { token } = await linked(one);
  const near = fc
    .tuple(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 2 }))
    .map(([at, text]) => token.slice(0, at) + text + token.slice(at + 1));
  const texts = fc.oneof(near, fc.string({ minLength: 1, maxLength: 100 }), fc.constant(token.toUpperCase()));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      fc.pre(text !== token);
      const answer = await send(one, text);
      expect([400, 422]).toContain(answer.statusCode);
    }),
    { numRuns: fc.runs(300) },
  );
  expect((await send(one, token)).statusCode).toBe(200);
});
