import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ClientPage } from "#contract/clients/clients.ts";
import { accounts, tickets, users } from "#server/db/schema/people.ts";
import { offers } from "#server/db/schema/offers.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { test as base } from "#test/support/fixtures.ts";
import * as fc from "#test/support/generated.ts";
import { ask, listAccounts } from "./owner-calls.ts";

const test = base
  .extend(
    "list",
    ({ server, owner }) =>
      (query: Record<string, string> = {}) =>
        listAccounts(server, owner, query),
  )
  .extend("userNames", ({ list }) => async (query: Record<string, string>) => {
    const found = await list(query);
    return found.flatMap(({ people }) => people.map(({ userName }) => userName)).toSorted();
  })
  .extend(
    "write",
    ({ db }) =>
      (userName: string, fields: Partial<typeof users.$inferInsert>) =>
        db.update(users).set(fields).where(eq(users.userName, userName)),
  );

test.beforeEach(async ({ db }) => {
  await db.delete(accounts);
});

describe("the list of clients", () => {
  test("shows an account with its people, the first one first, and its offers", async ({
    server,
    list,
    write,
    db,
  }) => {
    const seenAt = new Date("2026-11-01T10:00:00Z");
    const first = await server.createClient({ name: "Ada", lastName: "Su" });
    const second = await server.createClient({ accountId: first.accountId, name: "Bora", lastName: "Ay" });
    await write(second.userName, { email: "bora@example.com", lastSeenAt: seenAt });
    await db.update(accounts).set({ company: "Örnek" });
    const offer = {
      accountId: first.accountId,
      userId: second.userId,
      budget: 1,
      title: "TV",
      platform: "TV",
      version: 1,
    };
    await db.insert(offers).values([offer, offer]);
    const person = { email: null, state: "active", lastSeenAt: null };
    expect(await list()).toEqual([
      {
        accountId: first.accountId,
        company: "Örnek",
        isLocked: false,
        openOffers: 2,
        people: [
          { ...person, userName: first.userName, name: "Ada", lastName: "Su" },
          {
            ...person,
            userName: second.userName,
            name: "Bora",
            lastName: "Ay",
            email: "bora@example.com",
            lastSeenAt: seenAt.toISOString(),
          },
        ],
      },
    ]);
    // Who was deactivated is the first no longer.
    await write(first.userName, { isActive: false });
    expect((await list())[0]?.people.map(({ userName }) => userName)).toEqual([
      second.userName,
      first.userName,
    ]);
  });

  test("is paged, with the totals of what was asked for", async ({ server, owner }) => {
    for (let nth = 0; nth < 5; nth += 1) await server.createClient({ name: `Kişi ${nth}` });
    const page = async (query: string) =>
      (await ask(server, owner, "GET", `clients?${query}`)).json<ClientPage>();
    expect(await page("page=1&size=2")).toMatchObject({ totalPages: 3, totalElements: 5 });
    const names = [];
    for (const nth of [0, 1, 2])
      for (const { people } of (await page(`page=${nth}&size=2`)).content) names.push(people[0]?.name);
    expect(names).toEqual(["Kişi 0", "Kişi 1", "Kişi 2", "Kişi 3", "Kişi 4"]);
    expect(await page("page=9&size=2")).toMatchObject({ content: [], totalElements: 5 });
    expect(await page("q=Kişi+3")).toMatchObject({ totalElements: 1, totalPages: 1 });
  });

  test.for(["page=10001", "size=0", "state=gone", "order=age", "q=%00", `q=${"a".repeat(101)}`, "x=1"])(
    "refuses %s",
    async (query, { server, owner }) => {
      expect((await ask(server, owner, "GET", `clients?${query}`)).statusCode).toBe(400);
    },
  );

  test("is ordered by when somebody was last seen, those who never were at the end of the newest", async ({
    server,
    list,
    write,
  }) => {
    const people = ["a", "b", "c"];
    for (const userName of people) await server.createClient({ userName });
    await write("a", { lastSeenAt: new Date("2026-11-01T10:00:00Z") });
    await write("b", { lastSeenAt: new Date("2026-11-02T10:00:00Z") });
    const order = async (by: string) =>
      (await list({ order: by })).map(({ people: [first] }) => first?.userName);
    expect(await order("-lastSeenAt")).toEqual(["b", "a", "c"]);
    expect(await order("lastSeenAt")).toEqual(["c", "a", "b"]);
  });

  test("says who is invited, active, locked or inactive, and finds them by it", async ({
    server,
    list,
    userNames,
    write,
    db,
  }) => {
    const people = ["active", "waiting", "linked", "seen", "late", "locked", "inactive", "in-locked"];
    const made = new Map<string, string>();
    for (const userName of people) made.set(userName, (await server.createClient({ userName })).userId);
    const now = server.parts.clock();
    await write("waiting", { pendingEmail: "w@example.com" });
    await write("seen", { pendingEmail: "s@example.com", lastSeenAt: now });
    await write("locked", { isLocked: true, pendingEmail: "l@example.com" });
    await write("inactive", { isActive: false });
    const ticket = (userName: string, minutes: number) => ({
      hash: userName,
      kind: "invitation" as const,
      userId: made.get(userName) ?? "",
      until: new Date(now.getTime() + minutes * 60_000),
    });
    await db.insert(tickets).values([ticket("linked", 1), ticket("late", -1)]);
    const [account] = (await list({ q: "in-locked" })).map(({ accountId }) => accountId);
    await db
      .update(accounts)
      .set({ isLocked: true })
      .where(eq(accounts.id, account ?? ""));
    expect(await userNames({ state: "invited" })).toEqual(["linked", "waiting"]);
    expect(await userNames({ state: "active" })).toEqual(["active", "late", "seen"]);
    expect(await userNames({ state: "locked" })).toEqual(["in-locked", "locked"]);
    expect(await userNames({ state: "inactive" })).toEqual(["inactive"]);
    const states = (await list()).flatMap(({ people: [first] }) =>
      first ? [[first.userName, first.state]] : [],
    );
    expect(Object.fromEntries(states)).toEqual({
      active: "active",
      late: "active",
      seen: "active",
      waiting: "invited",
      linked: "invited",
      locked: "locked",
      inactive: "inactive",
      "in-locked": "active",
    });
  });
});

describe("the search of clients", () => {
  test("finds a part of a name, a user name, a company or an address", async ({
    server,
    userNames,
    write,
    db,
  }) => {
    const wanted = await server.createClient({ userName: "iki-isim", name: "Işıl", lastName: "İnce Öz" });
    await server.createClient({ userName: "other", name: "Deniz", lastName: "Ada" });
    await write("iki-isim", { pendingEmail: "x.y+z@ornek.example" });
    for (const q of ["işıl", "ISIL İNCE".replace("S", "Ş"), "l  ince", "NCE öz", "iki-", "y+z@", " Öz "])
      expect(await userNames({ q })).toEqual(["iki-isim"]);
    for (const q of [".*", "iki_", "x,y", "ince işıl", "\\", "(", "[a-z]"])
      expect(await userNames({ q })).toEqual([]);
    expect(await userNames({ q: "  " })).toEqual(["iki-isim", "other"]);
    await db.update(accounts).set({ company: "ŞIK %100 Ajans" }).where(eq(accounts.id, wanted.accountId));
    expect(await userNames({ q: "şik %100" })).toEqual(["iki-isim"]);
  });

  // What the column's own folding would take for a letter of another language.
  const word = fc.string({
    unit: fc.constantFrom(..."iıİIşŞsSçÇğĞüÜöÖaAâÂ bzZéÉ.*+?[]()\\^$-'1ﬁЖжΛλ"),
    maxLength: 4,
  });

  test(
    "finds exactly who holds what was typed, folded as names are",
    fc.generatedRun,
    async ({ server, userNames, write }) => {
      await server.createClient({ userName: "q" });
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), word, async (words, typed) => {
          const name = `${words.join("")}x`;
          await write("q", { name, lastName: "Y" });
          const holds = nameKey(`${name} Y`).includes(nameKey(typed)) || "q".includes(nameKey(typed));
          expect([typed, name, await userNames({ q: typed })]).toEqual([typed, name, holds ? ["q"] : []]);
        }),
        { numRuns: fc.runs(400) },
      );
    },
  );
});

describe("the order by name", () => {
  test("is the first person's, whatever the company is called, by the Turkish alphabet", async ({
    server,
    list,
    db,
  }) => {
    const names = [
      "çınar",
      "Cem",
      "İnci",
      "Işık",
      "ışıl",
      "Şule",
      "Sude",
      "Zeki",
      "Öykü",
      "Oya",
      "Ünal",
      "Umut",
      "Ğ",
      "Gül",
    ];
    for (const name of names) await server.createClient({ name, lastName: "" });
    const client = await server.createClient({ name: "Zühre", lastName: "" });
    await db.update(accounts).set({ company: "Ağaç" }).where(eq(accounts.id, client.accountId));
    const order = async (by: string) => (await list({ order: by })).map(({ people: [first] }) => first?.name);
    const expected = [
      "Cem",
      "çınar",
      "Gül",
      "Ğ",
      "Işık",
      "ışıl",
      "İnci",
      "Oya",
      "Öykü",
      "Sude",
      "Şule",
      "Umut",
      "Ünal",
      "Zeki",
      "Zühre",
    ];
    expect(await order("name")).toEqual(expected);
    expect(await order("-name")).toEqual(expected.toReversed());
  });

  const letter = fc.constantFrom(..."abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ 7");

  test("is that of the language, whatever the letters", fc.generatedRun, async ({ server, list, db }) => {
    const collator = new Intl.Collator("tr", { sensitivity: "accent" });
    const [one, two] = [
      await server.createClient({ lastName: "" }),
      await server.createClient({ lastName: "" }),
    ];
    const called = (id: string, text: string) => db.update(users).set({ name: text }).where(eq(users.id, id));
    const name = fc
      .string({ unit: letter, minLength: 1, maxLength: 6 })
      .filter((text) => text.trim() === text);
    await fc.assert(
      fc.asyncProperty(name, name, async (a, b) => {
        const wanted = Math.sign(collator.compare(a, b));
        fc.pre(wanted !== 0);
        await called(one.userId, a);
        await called(two.userId, b);
        const [first] = await list();
        expect([a, b, first?.people[0]?.name]).toEqual([a, b, wanted < 0 ? a : b]);
      }),
      { numRuns: fc.runs(300) },
    );
  });
});
