import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DiskAudioStore } from "#server/audio/disk-store.ts";

let folder: string;
let store: DiskAudioStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinora-audio-"));
  await writeFile(join(folder, "clip.mp3"), "demo");
  store = new DiskAudioStore(join(folder, "audio"), folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe("audio files on the disk", () => {
  test("are read as they were stored, whole or in part, and leave no half file behind", async () => {
    await store.put("a.mp3", Buffer.from("0123456789"));
    await store.put("a.mp3", Buffer.from("0123456789"));
    expect(await store.stat("a.mp3")).toBe(10);
    expect((await buffer(await store.read("a.mp3"))).toString()).toBe("0123456789");
    expect((await buffer(await store.read("a.mp3", { start: 2, end: 4 }))).toString()).toBe("234");
    expect(await readdir(join(folder, "audio"))).toEqual(["a.mp3"]);
  });

  test("of the demo are read from where they were shipped", async () => {
    expect((await buffer(await store.read("demo/clip.mp3"))).toString()).toBe("demo");
  });

  test("that are not there have no length, and reading them fails", async () => {
    expect(await store.stat("none.mp3")).toBeUndefined();
    await expect(store.read("none.mp3")).rejects.toThrow("ENOENT");
  });

  test("are gone once removed, also the second time", async () => {
    await store.put("b.mp3", Buffer.from("x"));
    await store.remove("b.mp3");
    await store.remove("b.mp3");
    expect(await store.stat("b.mp3")).toBeUndefined();
  });

  test.each(["../a", "a/b", "/etc/passwd", "demo/../a", ".hidden", "", "a\0b"])(
    "never lie under %j",
    async (key) => {
      await expect(store.put(key, Buffer.from("x"))).rejects.toThrow("unknown form");
      await expect(store.read(key)).rejects.toThrow("unknown form");
    },
  );
});
