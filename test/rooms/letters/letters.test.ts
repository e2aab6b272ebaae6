import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { locales } from "#contract/constants/site-languages.ts";
import { agencyToday, timeIn } from "#server/clock/agency-day.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { tellOfAnswers } from "#server/rooms/letters/tell.ts";
import { only, siteUrl, test as base } from "#test/account/account-fixtures.ts";
import { Guest } from "#test/guest/calls.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { addArtist } from "#test/support/artists.ts";

const hers = "sule@ornek.example";
const title = "Yaz <kampanyası>";

const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) => addArtist(server.parts.db, "/audio/a.mp3"))
  .extend("maker", async ({ server, db, withAddress }) => {
    await db.delete(rooms);
    // The clock was set for this test, and is believed after an hour.
    await server.parts.clockWatch.mayDestroy();
    server.clock.forward(61);
    return withAddress(hers, "tr");
  })
  // Opens a room of the maker's.
  .extend(
    "open",
    ({ server, maker, voiceIds }) =>
      (more: Partial<typeof rooms.$inferInsert> = {}) =>
        openRoom(server, { makerId: maker.userId, voiceIds, title, ...more }),
  )
  // A guest votes, and sends where there is a name.
  .extend("answer", ({ server }) => async (token: string, name?: string) => {
    const guest = new Guest(server, token);
    await guest.read();
    await guest.answer({ letter: "A", vote: "yes" });
    if (name !== undefined) await guest.answer({ send: true, name });
  })
  // Time goes on until the agency's clocks next show this hour.
  .extend("toHour", ({ server }) => (hour: number) => {
    const { parts, clock } = server;
    const wanted = timeIn(parts.settings.agencyTimeZone, agencyToday(parts), hour).getTime();
    const minutes = (wanted - clock.read().getTime()) / 60_000;
    clock.forward(minutes > 0 ? minutes : minutes + 24 * 60);
  })
  .extend(
    "tell",
    ({ server }) =>
      () =>
        tellOfAnswers(server.parts).run(),
  );

test("whoever opened rooms is told once a day, from six in the evening, which of them guests answered", async ({
  open,
  answer,
  toHour,
  tell,
  deliver,
}) => {
  const [summer, winter, silent] = [
    await open(),
    await open({ title: "Kış" }),
    await open({ title: "Sessiz" }),
  ];
  await answer(summer.token, "Burak");
  await answer(summer.token);
  await answer(winter.token, "Selin");
  await answer(winter.token, "Ece");
  await answer(silent.token);
  toHour(17);
  await tell();
  expect(await deliver()).toEqual([]);
  toHour(19);
  await Promise.all([tell(), tell()]);
  const { mail, to, page } = only(await deliver());
  expect(to).toEqual([hers]);
  expect(page).toBe(`${siteUrl}/lists`);
  expect(mail.text).toContain(`${title}: 2 konuktan 1 yanıt`);
  expect(mail.text).toContain("Kış: 2 konuktan 2 yanıt");
  expect(mail.text).not.toMatch(/Sessiz|Burak|Selin/);

  await answer(silent.token, "Umut");
  await tell();
  expect(await deliver()).toEqual([]);
  toHour(19);
  await tell();
  const next = only(await deliver());
  expect(next.page).toBe(`${siteUrl}/rooms/${silent.roomId}`);
  expect(next.mail.text).toContain("Sessiz: 2 konuktan 1 yanıt");
  expect(next.mail.text).not.toContain("Kış");
  toHour(19);
  await tell();
  expect(await deliver()).toEqual([]);
});

describe.for(locales)("in %s", (locale) => {
  test("the letter says how many answered, no name and no vote", async ({
    db,
    open,
    answer,
    toHour,
    tell,
    deliver,
  }) => {
    await db.update(users).set({ locale });
    await answer((await open()).token, "Burak");
    toHour(19);
    await tell();
    const { mail } = only(await deliver());
    const { text = "", html } = mail;
    expect(mail.subject).toBe(
      locale === "tr" ? "Dinleme odalarınıza yanıt geldi" : "Answers in your listening rooms",
    );
    expect(text).toContain(`${title}: ${locale === "tr" ? "1 konuktan 1 yanıt" : "1 answer of 1 guest"}`);
    expect(text).not.toMatch(/Burak|mail\.[a-z]|undefined|\{/);
    expect(html).toContain("Yaz &lt;kampanyası&gt;");
    expect(html).not.toMatch(/<kampanyası|<script|<img|src=/);
  });
});

describe("nobody is told", () => {
  test.for<[string, Partial<typeof users.$inferInsert>]>([
    ["who wants no such letters", { mailsRooms: false }],
    ["who is locked", { isLocked: true }],
    ["whose address is not confirmed", { email: null, pendingEmail: hers }],
  ])("%s", async ([, change], { db, maker, open, answer, toHour, tell, deliver }) => {
    const set = (next: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(next).where(eq(users.id, maker.userId));
    await answer((await open()).token, "Burak");
    toHour(19);
    await set(change);
    await tell();
    await set({ mailsRooms: true, isLocked: false, email: hers });
    expect(await deliver()).toEqual([]);
    // What was owed before is not sent either.
    await tell();
    expect(await db.$count(mailOutbox)).toBe(1);
    await set(change);
    expect(await deliver()).toEqual([]);
  });

  test("of a revoked room, of a guest who was removed, or by a clock that jumped", async ({
    server,
    db,
    open,
    answer,
    toHour,
    tell,
    deliver,
  }) => {
    const { roomId, token } = await open();
    await answer(token, "Burak");
    toHour(19);
    server.clock.jump(24 * 60);
    await tell();
    expect(await deliver()).toEqual([]);
    toHour(20);
    await tell();
    expect(await db.$count(mailOutbox)).toBe(1);
    await db.delete(roomGuests).where(eq(roomGuests.roomId, roomId));
    expect(await deliver()).toEqual([]);
    const other = await open();
    await answer(other.token, "Selin");
    await db.update(rooms).set({ revokedAt: server.clock.read() }).where(eq(rooms.id, other.roomId));
    toHour(20);
    await tell();
    expect(await deliver()).toEqual([]);
  });
});
