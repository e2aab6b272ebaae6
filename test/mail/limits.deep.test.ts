import { equal } from "node:assert/strict";
import { describe, expect } from "vitest";
import { mailLimitJob } from "#server/mail/job.ts";
import { mailLimits, readMailFigures } from "#server/mail/limits.ts";
import { sendOwed } from "#server/mail/send-owed.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { sendUpdate } from "#test/clients/calls.ts";
import { addArtist } from "#test/support/artists.ts";
import type { Person } from "#test/support/people.ts";
import { readMail } from "#test/support/services/smtp.ts";
import { test as base } from "./outbox-fixtures.ts";

const test = base
  .extend("voiceIds", { scope: "file" }, ({ server }) => addArtist(server.parts.db, "/audio/a.mp3"))
  .extend("offer", ({ server, voiceIds }) => async (client: Person, version = 1) => {
    const offers = [{ budget: 5, platform: "TV", version, voiceIds }];
    equal((await sendUpdate(server, client, { offers })).statusCode, 200);
  })
  .extend(
    "texts",
    ({ smtp }) =>
      () =>
        smtp.received.map(({ raw }) => readMail(raw).text),
  );

test("one user's writes take a tenth of the day's mails at most", () => {
  expect(mailLimits.perSender).toBe(mailLimits.perDay / 10);
});

describe("one client's offers", () => {
  test("that wait are gathered in one letter, twenty at most", async ({
    offer,
    server,
    mailParts,
    texts,
    smtp,
  }) => {
    const client = await server.createClient();
    for (let version = 1; version <= 23; version += 1) await offer(client, version);
    await offer(await server.createClient(), 99);
    await sendOwed(mailParts());
    const versions = texts().map((text) => text.match(/^Version: \d+$/gm)?.length);
    expect(versions).toEqual([20, 3, 1]);
    expect(texts()[0]).toContain("A client has made several new offers.");
    expect(texts()[2]).toContain("A client has made a new offer.");
    const subjects = smtp.received.map(({ raw }) => readMail(raw).headers.get("subject")?.[0]);
    expect(new Set(subjects).size).toBe(2);
  });

  test("leave the mails of others, who are told the same day", async ({
    offer,
    server,
    mailParts,
    submit,
    texts,
  }) => {
    const limits = { perDay: 20, perSender: 2, signIn: 0, strangers: 0 };
    const [one, other] = [await server.createClient(), await server.createClient()];
    for (let version = 1; version <= 5; version += 1) {
      await offer(one, version);
      await sendOwed(mailParts({ limits }));
    }
    expect(texts()).toHaveLength(2);
    await offer(other, 50);
    await submit();
    await sendOwed(mailParts({ limits }));
    expect(texts()).toHaveLength(4);
    // What was held back comes the next day, gathered.
    server.clock.forward(24 * 60 + 1);
    await sendOwed(mailParts({ limits }));
    expect(texts()).toHaveLength(5);
    expect(texts()[4]?.match(/^Version: \d+$/gm)).toEqual(["Version: 3", "Version: 4", "Version: 5"]);
  });
});

test("visitors' requests go first", async ({ offer, server, submit, mailParts, texts }) => {
  await offer(await server.createClient());
  await submit();
  await sendOwed(mailParts({ limits: { perDay: 1, perSender: 1, signIn: 0, strangers: 0 } }));
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toContain("A new voice request has arrived");
});

test("a reached limit is logged once, and counted while it holds letters back", async ({
  offer,
  server,
  mailParts,
}) => {
  const limits = { perDay: 3, perSender: 1, signIn: 0, strangers: 0 };
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const { db, clock } = server.parts;
  const watch = mailLimitJob({ db, clock, logger, limits });
  const client = await server.createClient();
  await offer(client);
  await sendOwed(mailParts({ limits }));
  await watch.run();
  expect(lines).toEqual([]);
  await offer(client, 2);
  await sendOwed(mailParts({ limits }));
  await watch.run();
  await watch.run();
  expect(await readMailFigures(db, limits, clock())).toEqual({ waiting: 1, heldByDay: 0, heldBySender: 1 });
  for (let nth = 0; nth < 3; nth += 1) await offer(await server.createClient());
  await sendOwed(mailParts({ limits }));
  expect(await readMailFigures(db, limits, clock())).toEqual({ waiting: 2, heldByDay: 1, heldBySender: 1 });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: "mail limit reached", heldBySender: 1 },
  ]);
});

test("a letter that was put off or sent under a clock that was ahead holds nothing back", async ({
  submit,
  mailParts,
  server,
  smtp,
}) => {
  const limits = { perDay: 2, perSender: 1, signIn: 0, strangers: 0 };
  const year = 365 * 24 * 60;
  server.clock.jump(year);
  await submit({ fullName: "One" });
  await submit({ fullName: "Two" });
  await sendOwed(mailParts({ limits }));
  await submit({ fullName: "Three" });
  smtp.mode = "refuse";
  await sendOwed(mailParts({ limits: { perDay: 3, perSender: 1, signIn: 0, strangers: 0 } }));
  smtp.mode = "take";
  server.clock.jump(-year);
  await sendOwed(mailParts({ limits }));
  expect(smtp.received).toHaveLength(3);
});
