import { equal } from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { hourlyBackup } from "#server/backup/job.ts";
import { ClockWatch } from "#server/clock/watch.ts";
import { attempts, facts, idempotencyKeys, mailOutbox, signIns } from "#server/db/schema/operations.ts";
import { sessions } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { cleanUp } from "#server/housekeeping/clean-up.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { sendUpdate } from "#test/clients/calls.ts";
import { AudioInMemory } from "#test/backup/audio-in-memory.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "#test/voice-requests/request.ts";

const hour = 60;
const day = 24 * hour;
const year = 365 * day;

const kept = [voiceRequests, idempotencyKeys, mailOutbox, attempts, sessions, signIns];

const test = base
  // A process that begins now, over what the file's server has stored.
  .extend("start", ({ server }) => () => {
    server.clock.restart();
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => lines.push(line) });
    const { clock, db } = server.parts;
    const clockWatch = new ClockWatch({ db, clock, uptime: server.clock.uptime, logger });
    return { parts: { ...server.parts, clockWatch }, clockWatch, lines };
  })
  .extend("submit", ({ server }) => async () => {
    const payload = requestOf({ companyName: crypto.randomUUID() });
    const answer = await server.inject({ method: "POST", url: "/api/voice-request", payload });
    equal(answer.statusCode, 200);
  })
  .extend(
    "counts",
    ({ db }) =>
      () =>
        Promise.all(kept.map((table) => db.$count(table))),
  );

test.beforeEach(async ({ db }) => {
  for (const table of [...kept, facts]) await db.delete(table);
});

describe("a start with a clock that is a year ahead", () => {
  test("purges nothing in its first hour, and back at the right time all goes on", async ({
    server,
    start,
    submit,
    counts,
  }) => {
    const client = await server.createClient();
    const voiceIds = await addArtist(server.parts.db, "/audio/a.mp3");
    const offers = [{ budget: 5, platform: "TV", version: 1, voiceIds }];
    await sendUpdate(server, client, { offers }, { headers: { "idempotency-key": "one" } });
    await server.login(client.userName, client.password);
    await server.login(client.userName, "wrong");
    await submit();
    await start().clockWatch.check();
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);

    server.clock.jump(year);
    const wrong = start();
    for (const minutes of [0, 10, 49]) {
      server.clock.forward(minutes);
      await cleanUp(wrong.parts).run();
      await housekeeping(wrong.parts, { voiceRequestDays: 180 }).run();
      expect(await counts()).toEqual(before);
    }
    // What is written meanwhile is dated ahead.
    const late = await server.login(client.userName, client.password);
    for (let nth = 0; nth < 5; nth += 1) await server.login(client.userName, "wrong");
    await submit();

    server.clock.jump(-year);
    start();
    expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${late.body}` };
    expect((await server.inject({ url: "/api/v1/auth/me", headers })).statusCode).toBe(401);
    await submit();
  });

  test("takes a backup and lets none go; back at the right time backups go on", async ({
    server,
    start,
    folder,
  }) => {
    const audio = new AudioInMemory();
    const backUp = async ({ parts }: ReturnType<typeof start>) => {
      await hourlyBackup({ ...parts, audio, folder }).run();
      return (await readdir(folder)).filter((name) => name !== "audio");
    };
    const first = start();
    for (let nth = 0; nth < 30; nth += 1) {
      await backUp(first);
      server.clock.forward(hour);
    }
    const good = await readdir(folder);
    expect(good.length).toBeGreaterThanOrEqual(24);
    server.clock.jump(year);
    expect(await backUp(start())).toEqual(expect.arrayContaining(good.filter((name) => name !== "audio")));
    server.clock.jump(-year);
    const right = start();
    const before = (await readdir(folder)).length;
    expect(await backUp(right)).toHaveLength(before);
    server.clock.forward(2 * hour);
    const after = await backUp(right);
    // The one that was dated ahead counts as the oldest, and the others go by count.
    expect(after.filter((name) => good.includes(name)).length).toBeGreaterThanOrEqual(22);
    expect(await readdir(join(folder, "audio"))).toEqual([]);
  });
});

describe("a clock that jumps while the server runs", () => {
  test.for([year, -2 * hour])(
    "by %i minutes is told once, and for an hour nothing is deleted",
    async (by, { server, start }) => {
      const { clockWatch, lines } = start();
      server.clock.forward(3 * hour);
      await clockWatch.check();
      server.clock.forward(1);
      expect(await clockWatch.mayDestroy()).toBe(true);
      server.clock.jump(by);
      expect(await clockWatch.mayDestroy()).toBe(false);
      await clockWatch.check();
      expect([clockWatch.jumps, clockWatch.hasJumped]).toEqual([1, true]);
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        { level: 40, hours: by / hour, msg: expect.stringContaining("jumped") },
      ]);
      server.clock.forward(hour);
      expect(await clockWatch.mayDestroy()).toBe(true);
      expect([clockWatch.jumps, clockWatch.hasJumped]).toEqual([1, false]);
    },
  );

  test("shows on /readyz, which still answers 200", async ({ server }) => {
    const ready = async () => (await server.inject({ url: "/readyz" })).body;
    await server.parts.clockWatch.check();
    expect(await ready()).toBe("ready");
    server.clock.jump(day);
    await server.parts.clockWatch.check();
    expect(await ready()).toBe("ready, but the clock jumped");
    server.clock.forward(hour);
    expect(await ready()).toBe("ready");
  });
});

test("a start after a quiet week compares with the row of the last minute that a server was up", async ({
  server,
  start,
}) => {
  await start().clockWatch.check();
  server.clock.forward(30);
  const soon = start();
  await soon.clockWatch.check();
  expect(soon.clockWatch.jumps).toBe(0);
  server.clock.jump(7 * day);
  const later = start();
  await later.clockWatch.check();
  expect(later.clockWatch.jumps).toBe(1);
});
