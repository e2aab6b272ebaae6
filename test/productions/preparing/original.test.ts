import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { uploadParts, uploads } from "#server/db/schema/uploads.ts";
import { openOriginal } from "#server/productions/original.ts";
import { test } from "./take-fixtures.ts";

test("a take's original is the parts in which it was sent, which one take alone gets", async ({
  server,
  db,
  owner,
  send,
  addTake,
}) => {
  const bytes = randomBytes(25);
  const uploadId = await send(bytes, 10);
  const keys = (await db.select().from(uploadParts)).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  const tries = await Promise.allSettled([addTake(owner.userId, uploadId), addTake(owner.userId, uploadId)]);
  const [take, ...others] = tries.flatMap((tried) => (tried.status === "fulfilled" ? tried.value : []));
  expect(others).toEqual([]);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "upload-not-found" },
  });
  expect(await db.select().from(uploads)).toEqual([]);
  if (!take) throw new Error("no take");
  expect(take).toMatchObject({ fileName: "a.wav", bytes: 25, state: "preparing" });
  const original = await openOriginal(server.parts, take);
  expect(await original.bytes(0, 25)).toEqual(bytes);
  expect(await original.bytes(8, 21)).toEqual(bytes.subarray(8, 21));
});

test("nothing else becomes one", async ({ server, db, owner, send, addTake }) => {
  const uploadId = await send(Buffer.from("ab"));
  const other = await server.createOwner();
  await expect(addTake(other.userId, uploadId)).rejects.toMatchObject({ code: "upload-not-found" });
  await expect(addTake(owner.userId, "x")).rejects.toMatchObject({ code: "upload-not-found" });
  await db.update(uploads).set({ held: 1 }).where(eq(uploads.id, uploadId));
  await expect(addTake(owner.userId, uploadId)).rejects.toMatchObject({ code: "upload-not-whole" });
  const size = productionLimits.takeBytes + 1;
  await db.update(uploads).set({ size, held: size }).where(eq(uploads.id, uploadId));
  await expect(addTake(owner.userId, uploadId)).rejects.toMatchObject({ code: "take-too-large" });
});
