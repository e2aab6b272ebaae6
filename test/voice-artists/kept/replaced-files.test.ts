import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { ConsentFile } from "#contract/samples.ts";
import { audioFiles, consentFiles, voices } from "#server/db/schema/catalogue.ts";
import { sweepAudio } from "#server/housekeeping/sweep-audio.ts";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import { test as base } from "./kept-fixtures.ts";

const day = 24 * 60 * 60_000;

const test = base
  // Sweeps as it is done two days after all that was written.
  .extend("sweep", ({ server, db }) => async () => {
    const old = new Date(server.parts.clock().getTime() - 2 * day);
    await db.update(audioFiles).set({ createdAt: old });
    await db.update(consentFiles).set({ createdAt: old });
    const keys = [];
    for await (const key of server.parts.audio.keysBefore(new Date(Date.now() + day))) keys.push(key);
    for (const key of keys) await utimes(join(server.folder, "audio", key), old, old);
    await sweepAudio(server.parts, new Date(old.getTime() + day));
  })
  .extend("isKept", ({ server, db }) => async (name: string) => {
    const rows = await db.$count(audioFiles, eq(audioFiles.name, name));
    return rows === 1 && (await server.parts.audio.stat(name)) !== undefined;
  });

test("a replaced file stays while an entry of the history names it, and can be had again", async ({
  make,
  save,
  upload,
  sweep,
  isKept,
  history,
  restore,
  server,
}) => {
  const [first, second, unused] = [await upload(), await upload(), await upload()];
  const { artistId, samples } = await make("Ayşe Öz", `/audio/${first}`);
  const voiceId = samples[0]?.voiceId ?? "";
  await save(artistId, { samples: [{ voiceId, voiceMp3: `/audio/${second}` }] });
  await sweep();
  expect([await isKept(first), await isKept(second), await isKept(unused)]).toEqual([true, true, false]);
  const entryId = (await history(artistId)).content.at(-1)?.id;
  expect((await restore(artistId, entryId)).statusCode).toBe(200);
  expect((await server.inject({ url: `/audio/${first}` })).statusCode).toBe(200);
});

test("a replaced file stays while an offer names it as it was proposed, and goes when nothing does", async ({
  make,
  offer,
  upload,
  sweep,
  isKept,
  db,
}) => {
  const [offered, second, third] = [await upload(), await upload(), await upload()];
  const { samples } = await make("Ayşe Öz", "https://a.example/1.mp3");
  const voiceId = samples[0]?.voiceId ?? "";
  // Past the record, which would name them too.
  const replace = (name: string) =>
    db
      .update(voices)
      .set({ url: `/audio/${name}`, audioName: name })
      .where(eq(voices.id, voiceId));
  await replace(offered);
  await offer(voiceId);
  await replace(second);
  await replace(third);
  await sweep();
  expect([await isKept(offered), await isKept(second), await isKept(third)]).toEqual([true, false, true]);
});

test("a file of consent goes when no sample names it, row and bytes", async ({
  make,
  save,
  signed,
  sweep,
  server,
  db,
}) => {
  const { artistId, samples } = await make("Ayşe Öz", "https://a.example/1.mp3");
  const send = async () => (await signed(artistId, attachable.pdf)).json<ConsentFile>().id;
  const [named, dropped] = [await send(), await send()];
  const voiceId = samples[0]?.voiceId ?? "";
  for (const fileId of [dropped, named])
    await save(artistId, { samples: [{ voiceId, consent: { publish: null, share: null, fileId } }] });
  await sweep();
  const left = await db.select({ id: consentFiles.id }).from(consentFiles);
  expect(left).toEqual([{ id: named }]);
  expect(await server.parts.audio.stat(`consent-${named}`)).toBeDefined();
  expect(await server.parts.audio.stat(`consent-${dropped}`)).toBeUndefined();
});
