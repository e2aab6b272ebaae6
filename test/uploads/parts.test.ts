import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { uploadParts, uploads } from "#server/db/schema/uploads.ts";
import { UploadedBytes } from "#server/uploads/uploaded-bytes.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";

const test = base
  .extend("begin", { scope: "file" }, ({ server, owner }) => async (size: number) => {
    const payload = { name: "a.csv", size };
    const { headers } = owner;
    const begun = await server.inject({ method: "POST", url: "/api/v1/uploads", payload, headers });
    return begun.json<Upload>().uploadId;
  })
  /** Sends a part: the bytes that are held then, or the problem's code. */
  .extend(
    "put",
    { scope: "file" },
    ({ server, owner }) =>
      async (
        uploadId: string,
        from: number,
        text: string,
        by: Pick<Person, "headers"> = owner,
        headers: Record<string, string> = {},
      ) => {
        const answer = await server.inject({
          method: "PUT",
          url: `/api/v1/uploads/${uploadId}?from=${from}`,
          payload: Buffer.from(text),
          headers: { ...by.headers, "content-type": "application/octet-stream", ...headers },
        });
        return answer.statusCode === 200 ? answer.json<Upload>().held : answer.headers["problem-code"];
      },
  );

test("a file comes in parts, each where the last one ended, of its owner alone", async ({
  server,
  owner,
  begin,
  put,
}) => {
  const uploadId = await begin(6);
  expect(await put(uploadId, 0, "abc")).toBe(3);
  expect(await put(uploadId, 0, "abc")).toBe("upload-not-next");
  expect(await put(uploadId, 4, "e")).toBe("upload-not-next");
  expect(await put(uploadId, 3, "defg")).toBe("upload-not-next");
  expect(await put(uploadId, 3, "def", await server.createOwner())).toBe("upload-not-found");
  await expect(UploadedBytes.open(server.parts, { id: uploadId, size: 6 })).rejects.toMatchObject({
    code: "upload-not-whole",
  });
  const url = `/api/v1/uploads/${uploadId}`;
  const { headers } = owner;
  expect((await server.inject({ url, headers })).json()).toMatchObject({ held: 3, size: 6 });
  expect(await put(uploadId, 3, "def")).toBe(6);
  const bytes = await UploadedBytes.open(server.parts, { id: uploadId, size: 6 });
  expect(String(await bytes.bytes(1, 5))).toBe("bcde");
});

test("of parts that come at once to one place, one is counted, and its bytes are those that are read", async ({
  server,
  db,
  begin,
  put,
}) => {
  for (let round = 0; round < 10; round += 1) {
    const uploadId = await begin(8);
    const sent = ["aaaa", "bbbbbb", "cccc", "ddddddd"];
    const answers = await Promise.all(sent.map((text) => put(uploadId, 0, text)));
    const counted = answers.filter((answer) => typeof answer === "number");
    expect(counted).toHaveLength(1);
    const first = sent[answers.indexOf(counted[0])] ?? "";
    expect(counted).toEqual([first.length]);
    expect(await put(uploadId, first.length, "z".repeat(8 - first.length))).toBe(8);
    const bytes = await UploadedBytes.open(server.parts, { id: uploadId, size: 8 });
    expect(String(await bytes.bytes(0, 8))).toBe(first.padEnd(8, "z"));
  }
  const stored = await readdir(join(server.folder, "audio"));
  const known = new Set((await db.select({ key: uploadParts.key }).from(uploadParts)).map(({ key }) => key));
  expect(stored.filter((key) => !known.has(key))).toEqual([]);
});

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("a part is refused whose bytes are not those that were sent", async ({ owner, begin, put }) => {
  const uploadId = await begin(3);
  const send = (header: string) => put(uploadId, 0, "abc", owner, { "content-digest": header });
  expect(await send(`sha-256=:${digestOf("abd")}:`)).toBe("invalid-input");
  expect(await send(`md5=:AAAA:, sha-256=:${digestOf("abd")}:`)).toBe("invalid-input");
  expect(await send(`sha-256=:${digestOf("abc")}:`)).toBe(3);
});

test("what nothing took is bounded for each user", async ({ db, begin, put }) => {
  const large = [await begin(uploadLimits.bytes), await begin(uploadLimits.bytes)];
  for (const id of large)
    await db.update(uploads).set({ held: uploadLimits.bytes }).where(eq(uploads.id, id));
  expect(await put(await begin(1), 0, "a")).toBe("uploads-full");
});

test("a file for which the disk has no room is refused before its first part", async ({
  server,
  owner,
  onTestFinished,
}) => {
  const { audio } = server.parts;
  const { freeBytes } = audio;
  onTestFinished(() => {
    audio.freeBytes = freeBytes;
  });
  const begun = async (size: number) => {
    const payload = { name: "a.csv", size };
    const { headers } = owner;
    const answer = await server.inject({ method: "POST", url: "/api/v1/uploads", payload, headers });
    return [answer.statusCode, answer.headers["problem-code"]];
  };
  const free = (await audio.freeBytes()) ?? 0;
  expect(free).toBeGreaterThan(0);
  audio.freeBytes = () => Promise.resolve(200 * 1024 * 1024);
  expect(await begun(50 * 1024 * 1024)).toEqual([201, undefined]);
  expect(await begun(150 * 1024 * 1024)).toEqual([507, "storage-full"]);
  // A bucket does not tell.
  audio.freeBytes = () => Promise.resolve(undefined);
  expect(await begun(150 * 1024 * 1024)).toEqual([201, undefined]);
});
