import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { accounts, totps, users } from "#server/db/schema/people.ts";
import { oweMail } from "#server/mail/owe.ts";
import { newPassword, only, siteUrl, test } from "./account-fixtures.ts";

const address = "sule@ornek.example";

describe("a forgotten password", () => {
  test("is set anew by a link, which ends all sessions, keeps factors and is told by mail", async ({
    server,
    db,
    withAddress,
    post,
    deliver,
    rowOf,
  }) => {
    const person = await withAddress(address);
    await db
      .insert(totps)
      .values({ userId: person.userId, secret: Buffer.from("x"), confirmedAt: new Date() });
    const answer = await post("auth/forgot", { username: "  SULE@Ornek.Example" });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    const { page, token, to } = only(await deliver());
    expect([page, to]).toEqual([`${siteUrl}/reset-password`, [address]]);
    expect((await post("auth/reset", { token, newPassword })).statusCode).toBe(204);
    expect(await rowOf(person.userId)).toMatchObject({ passwordChangedAt: server.clock.read() });
    const me = await server.inject({ url: "/api/v1/auth/me", headers: person.headers });
    expect(me.statusCode).toBe(401);
    const again = await server.login(person.userName, newPassword);
    expect(again.headers["problem-code"]).toBe("second-factor-needed");
    const { mail } = only(await deliver());
    expect(mail.subject).toBe("Şifreniz değiştirildi");
    const records = await db.select().from(historyRecords).where(eq(historyRecords.subjectId, person.userId));
    expect(records).toMatchObject([{ action: "password.reset", actorId: person.userId, changes: {} }]);
  });

  test("by user name goes to the confirmed address too, and only to that", async ({
    db,
    withAddress,
    server,
    post,
    deliver,
  }) => {
    const known = await withAddress(address);
    const waiting = await server.createClient();
    await db.update(users).set({ pendingEmail: "new@ornek.example" }).where(eq(users.id, waiting.userId));
    for (const username of [known.userName, waiting.userName, "new@ornek.example", "nobody", "x@y.example"])
      expect((await post("auth/forgot", { username })).statusCode).toBe(204);
    expect(only(await deliver()).to).toEqual([address]);
    expect(await db.$count(mailOutbox)).toBe(1);
  });

  test("of who is locked, alone or with the company, or was deactivated sends nothing", async ({
    db,
    withAddress,
    post,
    deliver,
  }) => {
    const person = await withAddress(address);
    for (const change of [{ isLocked: true }, { isLocked: false, isActive: false }]) {
      await db.update(users).set(change).where(eq(users.id, person.userId));
      await post("auth/forgot", { username: address });
      expect(await deliver()).toEqual([]);
    }
    await db.update(users).set({ isActive: true }).where(eq(users.id, person.userId));
    await db.update(accounts).set({ isLocked: true }).where(eq(accounts.id, person.accountId));
    await post("auth/forgot", { username: address });
    expect(await deliver()).toEqual([]);
  });

  test("has three letters an hour, whatever name it is asked by", async ({
    server,
    withAddress,
    post,
    deliver,
  }) => {
    const { userName } = await withAddress(address);
    for (const username of [userName, address, userName, address, userName]) {
      const answer = await post("auth/forgot", { username });
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    }
    expect(await deliver()).toHaveLength(3);
    server.clock.forward(62);
    await post("auth/forgot", { username: userName });
    expect(await deliver()).toHaveLength(1);
  });

  test("is asked for by a user name in any letter case and with space around it", async ({
    withAddress,
    post,
    deliver,
  }) => {
    const { userName } = await withAddress(address);
    for (const username of [userName.toLocaleUpperCase("tr"), ` ${userName.toUpperCase()}\n`]) {
      expect((await post("auth/forgot", { username })).statusCode).toBe(204);
      expect(only(await deliver()).to).toEqual([address]);
    }
  });

  test("has five letters a day", async ({ server, withAddress, post, deliver }) => {
    const { userName } = await withAddress(address);
    let letters = 0;
    for (let hour = 0; hour < 8; hour += 1) {
      await post("auth/forgot", { username: userName });
      letters += (await deliver()).length;
      server.clock.forward(62);
    }
    expect(letters).toBe(5);
  });

  test("asked for by strangers holds back neither who is known there nor an invitation", async ({
    server,
    db,
    withAddress,
    post,
    deliver,
  }) => {
    for (let nth = 0; nth < 3; nth += 1) {
      await withAddress(`nth${nth}@ornek.example`);
      await post("auth/forgot", { username: `nth${nth}@ornek.example` });
    }
    const known = await withAddress(address);
    expect((await server.login(known.userName, known.password)).statusCode).toBe(200);
    await post("auth/forgot", { username: address });
    await oweMail(db, { kind: "invitation", subjectId: known.userId, sender: null });
    const letters = await deliver({ limits: { perDay: 9, perSender: 9, signIn: 9, strangers: 2 } });
    const readers = letters.map(({ to }) => to[0]);
    // The new device of the login, the link for the password, and the invitation.
    expect(readers.filter((reader) => reader === address)).toHaveLength(3);
    expect(readers.filter((reader) => reader !== address)).toHaveLength(2);
  });

  test("counts a letter once, however often its sending fails", async ({
    server,
    smtp,
    withAddress,
    post,
    deliver,
  }) => {
    await withAddress(address);
    await post("auth/forgot", { username: address });
    smtp.mode = "refuse";
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await deliver()).toEqual([]);
      server.clock.forward(10);
    }
    smtp.mode = "take";
    expect(await deliver()).toHaveLength(1);
  });

  test("is no matter for a letter that could not be sent for an hour", async ({
    server,
    withAddress,
    post,
    deliver,
  }) => {
    await withAddress(address);
    await post("auth/forgot", { username: address });
    server.clock.forward(61);
    expect(await deliver()).toEqual([]);
  });

  test("lets in again who was kept out by failures at the same address", async ({
    server,
    withAddress,
    post,
    deliver,
  }) => {
    const { userName } = await withAddress(address);
    for (let nth = 0; nth < 5; nth += 1) await server.login(userName, "wrong");
    expect((await server.login(userName, "wrong")).statusCode).toBe(429);
    await post("auth/forgot", { username: userName });
    const { token } = only(await deliver());
    await post("auth/reset", { token, newPassword });
    expect((await server.login(userName, newPassword)).statusCode).toBe(200);
  });
});

test("an address is heard twenty times a day where it is heard a hundred times in a quarter of an hour", async ({
  server,
  post,
  db,
}) => {
  server.parts.settings.loginFailuresPerAddress = 100;
  const statuses = [];
  for (let nth = 0; nth < 25; nth += 1) {
    const { statusCode } = await post("auth/forgot", { username: `nobody-${nth}` });
    statuses.push(statusCode);
  }
  server.parts.settings.loginFailuresPerAddress = 10_000;
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await db.$count(mailOutbox)).toBe(20);
});
