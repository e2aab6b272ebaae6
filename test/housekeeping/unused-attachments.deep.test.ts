import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { offerAttachments, offers } from "#server/db/schema/offers.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import { idOf, test as base } from "#test/offers/attachments/attachment-fixtures.ts";

const hour = 60 * 60_000;

const test = base
  .extend(
    "keepHouse",
    ({ server }) =>
      () =>
        housekeeping(server.parts, { voiceRequestDays: 180 }).run(),
  )
  // Makes the bytes of a file, and its row where there is one, this old.
  .extend("age", ({ db, server }) => async (id: string, time: number): Promise<void> => {
    const createdAt = new Date(server.parts.clock().getTime() - time);
    await db.update(offerAttachments).set({ createdAt }).where(eq(offerAttachments.id, id));
    await utimes(join(server.folder, "audio", `attachment-${id}`), createdAt, createdAt);
  });

test("a file that no message took goes after a day, row and bytes; others stay", async ({
  client,
  offerOf,
  attach,
  takeAll,
  age,
  keepHouse,
  read,
  left,
}) => {
  const offerId = await offerOf(client);
  const send = async () => idOf(await attach(client, offerId, attachable.txt));
  const used = await send();
  await takeAll(offerId);
  const [old, fresh] = [await send(), await send()];
  await age(used, 300 * hour);
  await age(old, 25 * hour);
  await age(fresh, 23 * hour);
  await Promise.all([keepHouse(), keepHouse()]);
  const statuses = [used, old, fresh].map(async (id) => (await read(client, offerId, id)).statusCode);
  expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  expect(await left()).toEqual({ rows: 2, stored: 2, incoming: 0 });
});

test("the bytes of a deleted offer go", async ({
  client,
  server,
  db,
  offerOf,
  attach,
  takeAll,
  age,
  keepHouse,
}) => {
  const offerId = await offerOf(client);
  const id = idOf(await attach(client, offerId, attachable.pdf));
  await takeAll(offerId);
  await age(id, 25 * hour);
  await db.delete(offers).where(eq(offers.id, offerId));
  const size = () => server.parts.audio.stat(`attachment-${id}`);
  expect(await size()).toBe(attachable.pdf.length);
  await keepHouse();
  expect(await size()).toBeUndefined();
});

test("room that was made for a file whose bytes never came is given back after a day", async ({
  client,
  server,
  db,
  offerOf,
  keepHouse,
}) => {
  const createdAt = new Date(server.parts.clock().getTime() - 25 * hour);
  const draft = { name: "a.txt", format: "txt" as const, byteLength: 1, sha256: "x", createdAt };
  await db.insert(offerAttachments).values({ ...draft, offerId: await offerOf(client) });
  await keepHouse();
  expect(await db.$count(offerAttachments)).toBe(0);
});
