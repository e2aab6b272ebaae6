import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Take } from "#contract/productions/productions.ts";
import type { Upload } from "#contract/uploads.ts";
import { takeParts, takes } from "#server/db/schema/productions.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { addReady, test as base } from "./fixtures.ts";

const test = base.extend("upload", ({ server, owner }) => async (name = "Bir kayıt.wav") => {
  const bytes = Buffer.from("some bytes");
  const { headers } = owner;
  const payload = { name, size: bytes.length };
  const begun = await server.inject({ method: "POST", url: "/api/v1/uploads", payload, headers });
  const { uploadId } = begun.json<Upload>();
  const type = { "content-type": "application/octet-stream" };
  const url = `/api/v1/uploads/${uploadId}?from=0`;
  await server.inject({ method: "PUT", url, payload: bytes, headers: { ...headers, ...type } });
  return uploadId;
});

const codeOf = (answer: { statusCode: number; headers: object }) =>
  "problem-code" in answer.headers ? answer.headers["problem-code"] : answer.statusCode;

test("a file that was sent becomes a take with the parts that hold it, once for a key", async ({
  accepted,
  upload,
  owner,
  voiceIds,
  db,
}) => {
  const offer = await accepted();
  const uploadId = await upload();
  const draft = { uploadId, voiceId: voiceIds[0] };
  const key = { "idempotency-key": `take-${uploadId}` };
  const answers = await Promise.all([1, 2].map(() => offer.post(owner, "takes", draft, key)));
  const [take, again] = answers.map((answer) => answer.json<Take>());
  expect(take).toMatchObject({
    title: "Bir kayıt",
    fileName: "Bir kayıt.wav",
    bytes: 10,
    round: 1,
    place: 0,
    voiceId: voiceIds[0],
    failure: null,
  });
  expect(again?.takeId).toBe(take?.takeId);
  expect(await db.$count(takeParts, eq(takeParts.takeId, take?.takeId ?? ""))).toBe(1);
  expect(await db.$count(uploads, eq(uploads.id, uploadId))).toBe(0);
  expect(codeOf(await offer.post(owner, "takes", { uploadId }))).toBe("upload-not-found");
});

test("a title made of a long name ends between two letters", async ({ accepted, upload, owner }) => {
  const offer = await accepted();
  const start = "a".repeat(productionLimits.title - 1);
  const uploadId = await upload(`${start}👩🏽‍🚀 son.wav`);
  expect((await offer.post(owner, "takes", { uploadId })).json<Take>().title).toBe(start);
});

test("takes of a round are renamed, put in order and removed with their bytes until they are handed over", async ({
  reviewed,
  upload,
  owner,
  client,
  server,
  db,
}) => {
  const { offer, takeId: old } = await reviewed();
  expect(codeOf(await offer.post(owner, "takes", { uploadId: await upload() }))).toBe("not-your-turn");
  await offer.act(client, { kind: "askChanges", text: "x" });
  const ids: string[] = [];
  for (const title of ["Bir", "İki", "Üç"]) {
    const made = await offer.post(owner, "takes", { uploadId: await upload(), title });
    ids.push(made.json<Take>().takeId);
  }
  const [first = "", , third = ""] = ids;
  const change = (id: string, body: object) => offer.post(owner, `takes/${id}`, body);
  expect((await change(third, { place: 0, replaces: old, title: "Son" })).json()).toMatchObject({
    place: 0,
    replaces: old,
    title: "Son",
  });
  const titles = async () => (await offer.read(owner)).production?.takes.map(({ title }) => title);
  expect(await titles()).toEqual(["Bir", "Son", "Bir", "İki"]);
  expect(codeOf(await change(third, { replaces: first }))).toBe("take-not-found");
  const remove = (id: string) =>
    server.inject({
      method: "DELETE",
      url: `/api/v1/offers/${offer.offerId}/takes/${id}`,
      headers: owner.headers,
    });
  const [part] = await db.select().from(takeParts).where(eq(takeParts.takeId, first));
  expect(await server.parts.audio.stat(part?.key ?? "")).toBe(10);
  expect((await remove(first)).statusCode).toBe(204);
  expect(await server.parts.audio.stat(part?.key ?? "")).toBeUndefined();
  expect(codeOf(await remove(first))).toBe("take-not-found");
  expect(codeOf(await remove(old))).toBe("take-handed-over");
  expect(await titles()).toEqual(["Bir", "Son", "İki"]);
});

test("a production has room for so many takes and bytes, of the offer's voices", async ({
  accepted,
  upload,
  owner,
  db,
}) => {
  const offer = await accepted();
  const uploadId = await upload();
  const add = (more: object = {}) => offer.post(owner, "takes", { uploadId, ...more });
  expect(codeOf(await add({ voiceId: crypto.randomUUID() }))).toBe("unknown-voice");
  const big = await addReady(db, offer, { bytes: productionLimits.bytes - 9 });
  expect(codeOf(await add())).toBe("production-full");
  await db.update(takes).set({ bytes: 1 }).where(eq(takes.id, big));
  for (let held = 1; held < productionLimits.takesARound; held += 1) await addReady(db, offer);
  expect(codeOf(await add())).toBe("takes-full");
  await db.delete(takes).where(eq(takes.id, big));
  expect((await add()).statusCode).toBe(201);
});
