import { expect } from "vitest";
import { readRequest } from "#server/voice-requests/reading/details.ts";
import { readRequestPage } from "#server/voice-requests/reading/page.ts";
import { openOlderDatabase } from "#test/support/database/older-database.ts";
import { test as base } from "#test/support/fixtures.ts";

const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

const row = (nth: number, name: string, email: string, phone: string | null, how: string) =>
  `('${idOf(nth)}', '${name}', '0532', ${phone ? `'${phone}'` : "null"}, '${email}', 'Dovarel', 'Radyo', '30 sn', '15.000 TL',
    'Sıcak bir ses', false, ${how}, '${idOf(nth)}', '2026-01-0${nth}T03:04:05Z')`;

// What a database held when a request had one of three statuses: two of one address, a third with the number of one of them.
const held = `
  insert into voice_requests (id, full_name, phone, phone_e164, email, company_name, project_medium, project_version, budget_range,
    voice_requirements, radio_solutions, status, is_suspected, body_hash, created_at)
  values
    ${row(1, "Gökçe Altınışık", "gokce@dovarel.example", "+905320001427", "'new', false")},
    ${row(2, "Gökçe Altınışık", "Gokce@dovarel.example", null, "'contacted', false")},
    ${row(3, "Umut Şimşek", "umut@ozvarna.example", "+905320001427", "'closed', false")},
    ${row(4, "Clara Hoffmann", "clara@quvello.example", null, "'new', true")};
`;

/** A database as it was before requests had states, and migrated since. */
const test = base.extend("migrated", { scope: "file" }, async ({}, { onCleanup }) => {
  const { db, close } = await openOlderDatabase("0017_requests", held);
  onCleanup(close);
  return db;
});

const reader = {
  userId: idOf(9),
  locale: "tr",
  now: new Date("2026-01-06T00:00:00Z"),
  today: "2026-01-06",
  generation: 1,
  answerHours: 24,
  timeZone: "Europe/Istanbul",
} as const;

test("requests from before are there in the state of their status, and those of one person are known as such", async ({
  migrated,
}) => {
  const filters = { state: undefined, isMine: false, q: undefined };
  const page = await readRequestPage(migrated, reader, filters, { page: 0, size: 20 });
  const states = new Map(page.content.map(({ id, state }) => [id, state]));
  expect(Object.fromEntries(states)).toEqual({
    [idOf(1)]: "new",
    [idOf(2)]: "contacted",
    [idOf(3)]: "lost",
    [idOf(4)]: "new",
  });
  expect(page.counts).toEqual({ new: 2, contacted: 1, suggested: 0, won: 0, lost: 1, spam: 0 });
  const people = new Map(page.content.map(({ id, person }) => [id, person]));
  expect(people.get(idOf(2))).toBe(people.get(idOf(1)));
  expect(people.get(idOf(3))).toBe(people.get(idOf(1)));
  expect(people.get(idOf(4))).not.toBe(people.get(idOf(1)));
});

test("a request from before has arrived when it did, and one that was closed is lost without a reason", async ({
  migrated,
}) => {
  const lost = await readRequest(migrated, reader, idOf(3));
  expect(lost).toMatchObject({
    waitingSince: null,
    events: [
      { kind: "arrived", by: "Umut Şimşek", at: "2026-01-03T03:04:05.000Z" },
      { kind: "stateChanged", from: "new", to: "lost", reason: null },
    ],
  });
  const waiting = await readRequest(migrated, reader, idOf(1));
  expect(waiting).toMatchObject({ waitingSince: "2026-01-01T03:04:05.000Z", overdue: true });
  expect(waiting.events).toHaveLength(1);
});
