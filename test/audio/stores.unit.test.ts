import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DiskAudioStore } from "#server/audio/disk-store.ts";
import { openAudioStore } from "#server/audio/open-store.ts";
import { S3AudioStore } from "#server/audio/s3-store.ts";
import type { AudioStore } from "#server/audio/store.ts";
import { startS3, type TestS3 } from "#test/support/services/s3.ts";

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinora-stores-"));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (store: AudioStore, before: Date) => {
  const keys = [];
  for await (const key of store.keysBefore(before)) keys.push(key);
  return keys;
};

const stores: [name: string, open: () => AudioStore][] = [
  ["a folder", () => new DiskAudioStore(join(folder, "audio"), "demo/audio")],
  ["a bucket", () => new S3AudioStore(s3.settings)],
];

describe.each(stores)("%s", (_name, open) => {
  const bytes = randomBytes(300_000);

  test("gives back what was stored, whole and by ranges", async () => {
    const store = open();
    await store.put("a.mp3", bytes, "audio/mpeg");
    await store.put("a.mp3", bytes, "audio/mpeg");
    expect(await store.stat("a.mp3")).toBe(bytes.length);
    expect((await buffer(await store.read("a.mp3"))).equals(bytes)).toBe(true);
    const part = await buffer(await store.read("a.mp3", { start: 100, end: 199 }));
    expect(part.equals(bytes.subarray(100, 200))).toBe(true);
  });

  test("stores a file as it stores bytes, and leaves it where it was", async () => {
    const store = open();
    const path = join(folder, "sent.mp3");
    await writeFile(path, bytes);
    await store.putFile("e.mp3", path, "audio/mpeg");
    await store.putFile("e.mp3", path, "audio/mpeg");
    expect((await buffer(await store.read("e.mp3"))).equals(bytes)).toBe(true);
    expect((await readFile(path)).equals(bytes)).toBe(true);
  });

  test("knows what is not there, and forgets what is removed", async () => {
    const store = open();
    expect(await store.stat("none.mp3")).toBeUndefined();
    await expect(store.read("none.mp3")).rejects.toThrow(/ENOENT|storage-away/);
    await store.put("b.mp3", bytes, "audio/mpeg");
    await store.remove("b.mp3");
    await store.remove("b.mp3");
    expect(await store.stat("b.mp3")).toBeUndefined();
  });

  test("lists what was stored before a time", async () => {
    const store = open();
    await store.put("c.mp3", bytes, "audio/mpeg");
    const minute = 60_000;
    expect(await keysOf(store, new Date(Date.now() + minute))).toContain("c.mp3");
    expect(await keysOf(store, new Date(Date.now() - minute))).toEqual([]);
  });
});

test("a bucket that is away, or that refuses the keys, is a 503", async () => {
  const away = new S3AudioStore({ ...s3.settings, endpoint: "http://127.0.0.1:9" });
  const stranger = new S3AudioStore({
    ...s3.settings,
    credentials: { accessKeyId: "STRANGER", secretAccessKey: "wrong" },
  });
  for (const store of [away, stranger])
    await expect(store.put("a.mp3", Buffer.from("x"), "audio/mpeg")).rejects.toMatchObject({
      status: 503,
      code: "storage-away",
    });
});

test("a file is sent once more where a bucket failed, then it is a 503", async () => {
  const store = new S3AudioStore(s3.settings);
  const path = join(folder, "again.mp3");
  await writeFile(path, "sound");
  const send = vi.spyOn(S3Client.prototype, "send").mockRejectedValueOnce(new Error("slow down"));
  await store.putFile("again.mp3", path, "audio/mpeg");
  expect(await store.stat("again.mp3")).toBe(5);
  send.mockRejectedValueOnce(new Error("slow down")).mockRejectedValueOnce(new Error("slow down"));
  await expect(store.putFile("again.mp3", path, "audio/mpeg")).rejects.toMatchObject({
    code: "storage-away",
  });
  send.mockRestore();
});

test("the demo's clips come from the program, also beside a bucket", async () => {
  const store = await openAudioStore({ dataDir: folder, s3: s3.settings });
  expect(await store.stat("demo/en-01.mp3")).toBeGreaterThan(1000);
  await store.put("d.mp3", Buffer.from("sound"), "audio/mpeg");
  expect((await buffer(await new S3AudioStore(s3.settings).read("d.mp3"))).toString()).toBe("sound");
});
