import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Colleague, OwnAccount } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import type { Person } from "#test/support/people.ts";
import { newPassword, only, siteUrl, test as base } from "./account-fixtures.ts";

const ece = { name: "Ece", lastName: "Ağır", email: "ece@ornek.example" };

const test = base
  .extend("first", async ({ server, db }) => {
    const person = await server.createClient();
    await db.update(accounts).set({ company: "Örnek A.Ş." }).where(eq(accounts.id, person.accountId));
    return person;
  })
  .extend(
    "invite",
    ({ post, first }) =>
      (draft: object = ece, by: Pick<Person, "headers"> = first) =>
        post("account/people", draft, by.headers),
  )
  .extend(
    "remove",
    ({ server, first }) =>
      (userName: string, by: Pick<Person, "headers"> = first) =>
        server.inject({ method: "DELETE", url: `/api/v1/account/people/${userName}`, headers: by.headers }),
  )
  .extend("peopleOf", ({ server }) => async ({ headers }: Pick<Person, "headers">) => {
    const answer = await server.inject({ url: "/api/v1/account", headers });
    return answer.json<OwnAccount>().people;
  })
  // A colleague who has come in by the link.
  .extend("join", ({ invite, deliver, post, server }) => async (draft: typeof ece) => {
    await invite(draft);
    const { token } = only(await deliver());
    const { userName } = (await post("auth/invitation", { token, newPassword })).json<{ userName: string }>();
    const login = await server.login(userName, newPassword);
    return { userName, headers: { authorization: `Bearer ${login.body}` } };
  });

describe("a colleague", () => {
  test("is invited by the first person, comes in by the link, and is a client of the same account", async ({
    server,
    first,
    invite,
    deliver,
    post,
    peopleOf,
  }) => {
    const answer = await invite();
    expect(answer.statusCode).toBe(201);
    const colleague = answer.json<Colleague>();
    expect(colleague).toEqual({
      ...ece,
      userName: "ece-agir",
      isInvited: true,
      isFirst: false,
      lastSeenAt: null,
    });
    const { page, token, to } = only(await deliver());
    expect([page, to]).toEqual([`${siteUrl}/invitation`, [ece.email]]);
    const accepted = await post("auth/invitation", { token, newPassword });
    expect(accepted.json()).toEqual({ userName: "ece-agir" });
    const login = await server.login(ece.email, newPassword);
    const headers = { authorization: `Bearer ${login.body}` };
    const people = await peopleOf({ headers });
    expect(people.map(({ userName, isFirst, isInvited }) => [userName, isFirst, isInvited])).toEqual([
      [first.userName, true, false],
      ["ece-agir", false, false],
    ]);
    const profile = await server.inject({ url: "/api/v1/auth/me", headers });
    expect(profile.json()).toMatchObject({ userName: "ece-agir", isActive: true, roleNames: ["CLIENT"] });
  });

  test("invites and removes nobody", async ({ first, join, invite, remove, peopleOf }) => {
    const colleague = await join({ ...ece, name: "Can" });
    expect((await invite(ece, colleague)).statusCode).toBe(403);
    expect((await remove(first.userName, colleague)).statusCode).toBe(403);
    expect((await remove(colleague.userName, colleague)).statusCode).toBe(403);
    expect(await peopleOf(first)).toHaveLength(2);
  });

  test("is removed with sessions and links, and nobody of another company is", async ({
    server,
    first,
    join,
    invite,
    remove,
    deliver,
    post,
  }) => {
    const colleague = await join({ ...ece, name: "Ada" });
    const invited = (await invite({ ...ece, name: "Nil", email: "nil@ornek.example" })).json<Colleague>();
    const { token } = only(await deliver());
    const stranger = await server.createClient();
    for (const userName of [stranger.userName, "nobody"])
      expect((await remove(userName)).headers["problem-code"]).toBe("person-not-found");
    expect((await remove(first.userName)).statusCode).toBe(403);
    for (const { userName } of [colleague, invited]) expect((await remove(userName)).statusCode).toBe(204);
    expect((await post("auth/invitation", { token, newPassword })).statusCode).toBe(422);
    const me = await server.inject({ url: "/api/v1/auth/me", headers: colleague.headers });
    expect(me.statusCode).toBe(401);
  });

  test("who has been there longest takes the place of a first person who goes", async ({
    db,
    first,
    join,
    invite,
    remove,
    peopleOf,
  }) => {
    const second = await join({ ...ece, name: "Efe", email: "efe@ornek.example" });
    const third = await join({ ...ece, name: "Gül", email: "gul@ornek.example" });
    await db.update(users).set({ isActive: false }).where(eq(users.id, first.userId));
    const people = await peopleOf(third);
    expect(people.filter(({ isFirst }) => isFirst).map(({ userName }) => userName)).toEqual([
      second.userName,
    ]);
    expect((await invite(ece, third)).statusCode).toBe(403);
    expect((await invite(ece, second)).statusCode).toBe(201);
    expect((await remove(first.userName, second)).statusCode).toBe(204);
  });

  test("of an address that is somebody's is answered like any other", async ({
    withAddress,
    invite,
    deliver,
  }) => {
    await withAddress("taken@ornek.example");
    const answers = [];
    for (const email of ["taken@ornek.example", "free@ornek.example"]) {
      const { statusCode, headers, body } = await invite({ ...ece, email });
      const { date, "x-request-id": id, "content-length": length, ...told } = headers;
      expect([date, id, length]).not.toContain(undefined);
      answers.push({ statusCode, told, body: body.replace(email, "").replace(/ece-agir\d*/, "") });
    }
    expect(answers[0]).toEqual(answers[1]);
    const subjects = (await deliver()).map(({ mail }) => mail.subject);
    expect(subjects).toEqual(["E-posta adresiniz başka bir hesap için girildi", "Tınora davetiniz"]);
  });
});

test("a company has twenty people at most, also when two are invited at once", async ({
  db,
  first,
  invite,
}) => {
  const { accountId } = first;
  const row = { accountId, role: "CLIENT" as const, name: "A", lastName: "B", passwordHash: "none" };
  const more = Array.from({ length: limits.people - 2 }, (_, nth) => ({ ...row, userName: `more-${nth}` }));
  await db.insert(users).values(more);
  const answers = await Promise.all([invite(), invite(), invite()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  expect(answers.map(({ headers }) => headers["problem-code"])).toContain("too-many-people");
  expect(await db.$count(users, eq(users.accountId, accountId))).toBe(limits.people);
});
