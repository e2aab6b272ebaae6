import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { test as base } from "#test/support/fixtures.ts";

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
const sha256 = createHash("sha256").update(bytes).digest("hex");

const test = base.extend(
  "get",
  ({ server }) =>
    (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
      server.inject({ method, url: "/audio/sample.mp3", headers }),
);

test.beforeAll(async ({ server, db }) => {
  await server.parts.audio.put("stored.mp3", bytes, "audio/mpeg");
  await db.insert(audioFiles).values({
    name: "sample.mp3",
    storageKey: "stored.mp3",
    mediaType: "audio/mpeg",
    byteLength: bytes.length,
    sha256,
  });
});

describe("a stored sample", () => {
  test("comes whole, for everyone, and is kept for ever", async ({ get }) => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "1000",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "content-disposition": 'inline; filename="sample.mp3"',
    });
  });

  test.for([
    ["bytes=0-99", 0, 99],
    ["bytes=900-", 900, 999],
    ["bytes=-10", 990, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=0-0", 0, 0],
    ["bytes=-5000", 0, 999],
  ] as const)("comes in part for %s", async ([range, start, end], { get }) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([206, `bytes ${start}-${end}/1000`]);
    expect(answer.headers["content-length"]).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test.for(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("has nothing for %s", async (range, { get }) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.headers["content-range"], answer.body]).toEqual([
      416,
      "bytes */1000",
      "",
    ]);
  });

  test.for(["bytes=5-2", "bytes=0-1,5-6", "items=0-5", "bytes=a-b", "bytes=-", ""])(
    "comes whole for %j, which is no single range of bytes",
    async (range, { get }) => {
      const answer = await get({ range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000]);
    },
  );

  test("is not sent again to who has it, and whole when another one was meant", async ({ get }) => {
    const etag = String((await get()).headers["etag"]);
    expect((await get({ "if-none-match": `W/${etag}` })).statusCode).toBe(304);
    expect((await get({ range: "bytes=0-9", "if-range": etag })).statusCode).toBe(206);
    expect((await get({ range: "bytes=0-9", "if-range": '"other"' })).statusCode).toBe(200);
  });

  test("answers HEAD with its length and no bytes", async ({ get }) => {
    const answer = await get({}, "HEAD");
    expect([answer.statusCode, answer.headers["content-length"], answer.body]).toEqual([200, "1000", ""]);
  });
});

test.for(["none.mp3", "stored.mp3", "..%2f..%2fpackage.json", "%2e%2e%2fpackage.json"])(
  "%s is 404",
  async (name, { server }) => {
    const answer = await server.inject({ url: `/audio/${name}` });
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([404, "not-found"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);
