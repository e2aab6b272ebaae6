import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { productions, takes } from "#server/db/schema/productions.ts";
import type { Person } from "#test/support/people.ts";
import { addApproval, addProduction, addTake, test as base, type StoredTake } from "./production-fixtures.ts";
import { readZip } from "./read-zip.ts";

const test = base
  .extend("approve", ({ server, db, offerId }) => async (...approved: StoredTake[]) => {
    await addApproval(server.parts, offerId, approved);
    await db.update(productions).set({ state: "approved" }).where(eq(productions.offerId, offerId));
  })
  .extend("code", ({ get }) => async (path: string, person: Person) => {
    const { statusCode, headers } = await get(path, person.headers);
    return headers["problem-code"] ?? statusCode;
  });

test("originals leave once they are approved, and no others, to both sides", async ({
  server,
  db,
  owner,
  client,
  offerId,
  take,
  approve,
  get,
  code,
}) => {
  const other = await addTake(server.parts, offerId, { title: "Take 2", place: 1 });
  for (const person of [owner, client])
    expect([await code(`takes/${take.id}/file`, person), await code("files.zip", person)]).toEqual([
      "not-approved",
      "not-approved",
    ]);
  await approve(take);
  for (const person of [owner, client]) {
    const file = await get(`takes/${take.id}/file`, person.headers);
    expect(file.headers).toMatchObject({
      "content-type": "audio/wav",
      "content-disposition": `attachment; filename="Yaz_Take 1.wav"; filename*=UTF-8''Yaz_Take%201.wav`,
      "cache-control": "private, no-store",
      etag: `"${take.sha256}"`,
    });
    expect(file.rawPayload).toEqual(take.bytes);
    expect(await code(`takes/${other.id}/file`, person)).toBe("not-approved");
    const { headers, rawPayload } = await get("files.zip", person.headers);
    expect(headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="Yaz.zip"; filename*=UTF-8''Yaz.zip`,
      "cache-control": "private, no-store",
      "content-length": String(rawPayload.length),
    });
    expect(await readZip(rawPayload)).toEqual([["Yaz_Take 1.wav", take.sha256]]);
  }
  const stranger = await server.createClient();
  expect([await code(`takes/${take.id}/file`, stranger), await code("files.zip", stranger)]).toEqual([
    "take-not-found",
    "offer-not-found",
  ]);
  // Reopened, they no longer leave.
  await db.update(productions).set({ state: "changes" }).where(eq(productions.offerId, offerId));
  expect([await code(`takes/${take.id}/file`, owner), await code("files.zip", client)]).toEqual([
    "not-approved",
    "not-approved",
  ]);
});

test("while an owner shares originals, those that were handed over leave", async ({
  server,
  db,
  owner,
  client,
  offerId,
  take,
  approve,
  get,
  code,
}) => {
  const next = await addTake(server.parts, offerId, { round: 2, title: "Take 2" });
  await addTake(server.parts, offerId, { title: "Broken", state: "failed" });
  await db.update(productions).set({ sharesOriginals: true }).where(eq(productions.offerId, offerId));
  expect((await get(`takes/${take.id}/file`, client.headers)).rawPayload).toEqual(take.bytes);
  expect(await code(`takes/${next.id}/file`, owner)).toBe("not-approved");
  expect(await readZip((await get("files.zip", client.headers)).rawPayload)).toEqual([
    ["Yaz_Take 1.wav", take.sha256],
  ]);
  const other = await addTake(server.parts, offerId, { title: "Take 3", place: 1 });
  await approve(other);
  expect(await readZip((await get("files.zip", client.headers)).rawPayload)).toEqual([
    ["Yaz_Take 3.wav", other.sha256],
  ]);
  await db.update(takes).set({ forgottenAt: server.clock.read() }).where(eq(takes.offerId, offerId));
  expect(await code("files.zip", client)).toBe("take-deleted");
});

test("a download that broke off goes on, by ranges over the parts", async ({
  client,
  take,
  approve,
  get,
}) => {
  await approve(take);
  const ask = (headers: Record<string, string>) =>
    get(`takes/${take.id}/file`, { ...client.headers, ...headers });
  // Over two borders of its parts of 1,000 bytes.
  const part = await ask({ range: "bytes=999-2000", "if-range": `"${take.sha256}"` });
  expect([part.statusCode, part.headers["content-range"]]).toEqual([206, "bytes 999-2000/3000"]);
  expect(part.rawPayload).toEqual(take.bytes.subarray(999, 2001));
  expect((await ask({ range: "bytes=5-", "if-range": '"another"' })).rawPayload).toEqual(take.bytes);
  expect((await ask({ range: "bytes=3000-" })).statusCode).toBe(416);
});

test("a link downloads by the cookie of the offer, and a few at once", async ({
  server,
  client,
  offerId,
  take,
  approve,
  get,
}) => {
  await approve(take);
  const url = `/api/v1/offers/${offerId}/listen`;
  const { headers } = await server.inject({ method: "POST", url, headers: client.headers });
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  expect((await get("files.zip", { cookie })).statusCode).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => get(`takes/${take.id}/file`, { cookie })),
  );
  const codes = answers.map(({ statusCode, headers: of }) => of["problem-code"] ?? statusCode);
  expect(codes.filter((one) => one === 200).length).toBeGreaterThanOrEqual(4);
  expect(new Set(codes)).toEqual(new Set([200, "download-under-way"]));
});

test("files are named by their titles, as every system takes them", async ({ server, client }) => {
  const title = "İğne: “Şık” / 50%?";
  const of = await addProduction(server.parts, client, {
    title,
    state: "review",
    round: 1,
    sharesOriginals: true,
  });
  const formats = ["wav", "flac", "aiff", "mp3"] as const;
  for (const [place, named] of ["Çağrı", "ÇAĞRI", "çağrı", "a/b\\c"].entries())
    await addTake(server.parts, of, { title: named, place, format: formats[place] ?? "wav" });
  await addTake(server.parts, of, { title: "Çağrı", place: 4, format: "wav" });
  const answer = await server.inject({ url: `/api/v1/offers/${of}/files.zip`, headers: client.headers });
  expect((await readZip(answer.rawPayload)).map(([name]) => name)).toEqual([
    "İğne_ “Şık” _ 50%__Çağrı.wav",
    "İğne_ “Şık” _ 50%__ÇAĞRI.flac",
    "İğne_ “Şık” _ 50%__çağrı.aiff",
    "İğne_ “Şık” _ 50%__a_b_c.mp3",
    "İğne_ “Şık” _ 50%__Çağrı (2).wav",
  ]);
  expect(answer.headers["content-disposition"]).toContain("filename*=UTF-8''%C4%B0%C4%9Fne_");
});
