import { expect } from "vitest";
import { idempotencyKeys, mailOutbox } from "#server/db/schema/operations.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "./request.ts";

const test = base
  .extend("send", ({ server }) => async (key: string, { from = "192.0.2.1", more = {} } = {}) => {
    const { statusCode, headers } = await server.inject({
      method: "POST",
      url: "/api/voice-request",
      headers: { "idempotency-key": key },
      remoteAddress: from,
      payload: { ...requestOf(), ...more },
    });
    return statusCode === 200 ? [200] : [statusCode, headers["problem-code"]];
  })
  .extend("counts", ({ db }) => async () => [
    await db.$count(voiceRequests),
    await db.$count(mailOutbox),
    await db.$count(idempotencyKeys),
  ]);

test.beforeEach(async ({ db, server }) => {
  for (const table of [voiceRequests, mailOutbox, idempotencyKeys]) await db.delete(table);
  server.clock.jump(90);
});

let made = 0;
const newKey = () => String((made += 1)).padStart(32, "0");

test("a request whose answer was lost is one, from any network, for two days", async ({
  send,
  counts,
  server,
}) => {
  const key = newKey();
  expect(await send(key)).toEqual([200]);
  server.clock.jump(47 * 60);
  expect(await send(key, { from: "198.51.100.7" })).toEqual([200]);
  expect(await counts()).toEqual([1, 1, 1]);
  server.clock.jump(2 * 60);
  await housekeeping(server.parts, { voiceRequestDays: 180 }).run();
  expect(await send(key)).toEqual([200]);
  expect(await counts()).toEqual([2, 2, 1]);
});

test("a request that is tried again later, from the page in another language, is the same", async ({
  send,
  counts,
}) => {
  const key = newKey();
  await send(key, { more: { openSeconds: 20, language: "tr" } });
  expect(await send(key, { more: { openSeconds: 90, language: "en" } })).toEqual([200]);
  expect(await counts()).toEqual([1, 1, 1]);
});

test("another request under its key is refused, and under another key is another one", async ({
  send,
  counts,
  server,
}) => {
  const key = newKey();
  await send(key);
  expect(await send(key, { more: { budgetRange: "5" } })).toEqual([422, "idempotency-mismatch"]);
  server.clock.jump(5);
  expect(await send(newKey())).toEqual([200]);
  expect(await counts()).toEqual([2, 2, 2]);
});

test("no key takes a request past the limit, and none is kept of one that is not stored", async ({
  send,
  counts,
}) => {
  for (let nth = 0; nth < 8; nth += 1) await send(newKey(), { more: { budgetRange: `${nth}` } });
  expect(await counts()).toEqual([5, 5, 5]);
  // One within a minute of the same is one anyway.
  for (let nth = 0; nth < 3; nth += 1)
    expect(await send(newKey(), { more: { budgetRange: "4" } })).toEqual([200]);
  expect(await counts()).toEqual([5, 5, 5]);
});

test("a key that could be guessed is refused", async ({ send }) => {
  expect(await send("k".repeat(31))).toEqual([400, "invalid-input"]);
});
