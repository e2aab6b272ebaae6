import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { changesADay } from "#server/account/change-address.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { sessions } from "#server/db/schema/people.ts";
import { newPassword, only, siteUrl, test as base } from "./account-fixtures.ts";

const old = "sule@ornek.example";
const fresh = "sule@yeni.example";

const test = base.extend(
  "change",
  ({ post }) =>
    (person: { headers: { authorization: string } }, email: string) =>
      post("account/address", { email }, { ...person.headers, "accept-language": "en" }),
);

describe("a new address", () => {
  test("waits for its link, while the old one holds and is told", async ({
    server,
    db,
    withAddress,
    change,
    deliver,
    post,
    rowOf,
  }) => {
    const person = await withAddress(old, "tr");
    expect((await change(person, ` ${fresh.toUpperCase()}`)).statusCode).toBe(204);
    expect(await rowOf(person.userId)).toMatchObject({ email: old, pendingEmail: fresh });
    const letters = await deliver();
    const [link, told] = [fresh, old].map((reader) => letters.filter(({ to }) => to.includes(reader)));
    expect(told?.map(({ mail }) => mail.subject)).toEqual(["Hesabınızın e-posta adresi değiştiriliyor"]);
    expect(told?.[0]?.raw).not.toContain(fresh);
    const { page, token } = only(link ?? []);
    expect(page).toBe(`${siteUrl}/confirm-address`);
    expect((await post("auth/confirm-address", { token })).statusCode).toBe(204);
    expect(await rowOf(person.userId)).toMatchObject({ email: fresh, pendingEmail: null });
    expect((await server.login(fresh, person.password)).statusCode).toBe(200);
    expect((await server.login(old, person.password)).statusCode).toBe(401);
    // What was sent there is forgotten, and the record holds no address.
    const records = await db.select().from(historyRecords).where(eq(historyRecords.subjectId, person.userId));
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["address.change", "address.confirm"]),
    );
    expect(JSON.stringify([records, await db.select().from(mailOutbox)])).not.toMatch(
      /(ornek|yeni)\.example/,
    );
  });

  test("ends a reset that was sent to the one before", async ({ withAddress, change, post, deliver }) => {
    const person = await withAddress(old);
    await post("auth/forgot", { username: old });
    const reset = only(await deliver());
    await change(person, fresh);
    const link = (await deliver()).find(({ to }) => to.includes(fresh));
    await post("auth/confirm-address", { token: link?.token ?? "" });
    expect((await post("auth/reset", { token: reset.token, newPassword })).statusCode).toBe(422);
  });

  test("is taken back by the next one, and by the one that holds", async ({
    withAddress,
    change,
    deliver,
    post,
    rowOf,
  }) => {
    const person = await withAddress(old);
    await change(person, fresh);
    const first = (await deliver()).find(({ to }) => to.includes(fresh));
    await change(person, "third@yeni.example");
    expect((await post("auth/confirm-address", { token: first?.token ?? "" })).statusCode).toBe(422);
    const second = (await deliver()).find(({ to }) => to.includes("third@yeni.example"));
    await change(person, old);
    expect(await rowOf(person.userId)).toMatchObject({ email: old, pendingEmail: null });
    expect((await post("auth/confirm-address", { token: second?.token ?? "" })).statusCode).toBe(422);
    expect(await deliver()).toEqual([]);
  });

  test("asks for a proof, and for an address", async ({ server, db, withAddress, change }) => {
    const person = await withAddress(old);
    for (const email of ["a@b.co, evil@z.co", '"a@b.co"@z.co', "a@b", "a@b.co\r\nBcc: evil@z.co"]) {
      const answer = await change(person, email);
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "invalid-email"]);
    }
    const provenAt = new Date(server.clock.read().getTime() - 11 * 60_000);
    await db.update(sessions).set({ provenAt }).where(eq(sessions.userId, person.userId));
    const answer = await change(person, fresh);
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([403, "proof-needed"]);
  });

  test("has letters for ten of a day", async ({ withAddress, change, deliver, rowOf }) => {
    const person = await withAddress(old);
    for (let nth = 0; nth <= changesADay; nth += 1)
      expect((await change(person, `n${nth}@yeni.example`)).statusCode).toBe(204);
    expect((await rowOf(person.userId)).pendingEmail).toBe(`n${changesADay}@yeni.example`);
    const letters = await deliver();
    expect(letters.filter(({ to }) => to.includes(old))).toHaveLength(changesADay);
  });
});

test("who has none gets one letter only, in the language of the call", async ({
  server,
  change,
  deliver,
}) => {
  const person = await server.createClient();
  await change(person, fresh);
  const { mail, to } = only(await deliver());
  expect([mail.subject, to]).toEqual(["Confirm your e-mail address", [fresh]]);
});
