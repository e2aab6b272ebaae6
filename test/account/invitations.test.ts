import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { oweInvitation } from "#server/account/invite.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { tickets, users } from "#server/db/schema/people.ts";
import { newPassword, only, siteUrl, test as base } from "./account-fixtures.ts";

const week = 7 * 24 * 60;

const test = base
  .extend("inviter", ({ server }) => server.createOwner())
  .extend("invited", async ({ server, db }) => {
    const person = await server.createClient({ name: "Şule", lastName: "İğneci" });
    const waiting = { pendingEmail: "sule@ornek.example", mustChangePassword: true };
    await db.update(users).set(waiting).where(eq(users.id, person.userId));
    return person;
  })
  .extend(
    "invite",
    ({ db, server, inviter, invited }) =>
      (userId = invited.userId) =>
        db.transaction((tx) =>
          oweInvitation(tx, { userId, inviterId: inviter.userId, locale: "tr" }, server.clock.read()),
        ),
  );

describe("an invitation", () => {
  test("leads to a password of one's own, and confirms the address that it went to", async ({
    server,
    db,
    invite,
    invited,
    deliver,
    post,
    rowOf,
  }) => {
    await invite();
    const { page, token, to } = only(await deliver());
    expect([page, to]).toEqual([`${siteUrl}/invitation`, ["sule@ornek.example"]]);
    const answer = await post("auth/invitation", { token, newPassword }, { "accept-language": "en" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ userName: invited.userName });
    expect(await rowOf(invited.userId)).toMatchObject({
      email: "sule@ornek.example",
      emailConfirmedAt: server.clock.read(),
      pendingEmail: null,
      locale: "en",
      mustChangePassword: false,
      passwordChangedAt: server.clock.read(),
    });
    expect((await server.login(invited.userName, newPassword)).statusCode).toBe(200);
    expect((await server.login(invited.userName, invited.password)).statusCode).toBe(401);
    // The session that was open before has ended.
    const me = await server.inject({ url: "/api/v1/auth/me", headers: invited.headers });
    expect(me.statusCode).toBe(401);
    const records = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, invited.userId));
    expect(records.map(({ action }) => action)).toContain("invitation.accept");
    expect(JSON.stringify(records)).not.toContain("ornek.example");
  });

  test("lives seven days, and keeps its link in no table", async ({
    db,
    server,
    invite,
    deliver,
    post,
    rowOf,
    invited,
  }) => {
    await invite();
    const { token } = only(await deliver());
    const stored = JSON.stringify([await db.select().from(mailOutbox), await db.select().from(tickets)]);
    expect(stored).not.toContain(token);
    server.clock.forward(week - 1);
    const weak = await post("auth/invitation", { token, newPassword: "short" });
    expect(weak.headers["problem-code"]).toBe("password-too-weak");
    server.clock.forward(1);
    const late = await post("auth/invitation", { token, newPassword });
    expect([late.statusCode, late.headers["problem-code"]]).toEqual([422, "link-invalid"]);
    expect(await rowOf(invited.userId)).toMatchObject({ email: null, mustChangePassword: true });
  });

  test("holds a password to the usual rules, which spends nothing", async ({
    invite,
    invited,
    deliver,
    post,
  }) => {
    await invite();
    const { token } = only(await deliver());
    for (const [refused, code] of [
      ["IĞNECI 1234567", "password-has-name"],
      ["tinora 12345678", "password-has-name"],
      ["password1234", "password-too-common"],
    ] as const) {
      const answer = await post("auth/invitation", { token, newPassword: refused });
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, code]);
      expect(JSON.parse(String(answer.headers["problem-errors"]))).toEqual([
        { pointer: "#/newPassword", code },
      ]);
    }
    const answer = await post("auth/invitation", { token, newPassword });
    expect(answer.json()).toEqual({ userName: invited.userName });
  });

  test("again replaces the link before", async ({ invite, deliver, post }) => {
    await invite();
    const first = only(await deliver());
    await invite();
    const second = only(await deliver());
    expect((await post("auth/invitation", { token: first.token, newPassword })).statusCode).toBe(422);
    expect((await post("auth/invitation", { token: second.token, newPassword })).statusCode).toBe(200);
  });
});

test("twenty invitations a day go out for one inviter, and nobody is told of more", async ({
  server,
  db,
  invite,
  deliver,
}) => {
  const people = [];
  for (let nth = 0; nth < 22; nth += 1) {
    const { userId } = await server.createClient();
    await db
      .update(users)
      .set({ pendingEmail: `p${nth}@ornek.example` })
      .where(eq(users.id, userId));
    people.push(userId);
  }
  for (const userId of people) await invite(userId);
  expect(await deliver()).toHaveLength(20);
  server.clock.forward(24 * 60 + 30);
  await invite(people.at(-1));
  expect(only(await deliver()).to).toEqual(["p21@ornek.example"]);
});

test("to an address that is somebody's tells that person, and gives no link", async ({
  withAddress,
  invite,
  invited,
  deliver,
  db,
  rowOf,
}) => {
  const owner = await withAddress("sule@ornek.example", "en");
  await invite();
  const { mail, token, to } = only(await deliver());
  expect(to).toEqual(["sule@ornek.example"]);
  expect(mail.subject).toBe("Your e-mail address was entered for another account");
  expect(mail.text).toContain(owner.userName);
  expect(mail.text).not.toContain(invited.userName);
  expect(token).toBe("");
  expect(await db.select().from(tickets)).toEqual([]);
  expect(await rowOf(owner.userId)).toMatchObject({ email: "sule@ornek.example" });
});
