import { describe, expect } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import type { Upload } from "#contract/uploads.ts";
import { limits } from "#contract/constants/limits.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { Importer } from "#test/imports/importer.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { test as base } from "./upload-fixtures.ts";

const test = base
  .extend("sender", ({ server, owner }) => new Importer(server, owner))
  .extend(
    "store",
    ({ sender }) =>
      (uploadId: string) =>
        sender.call("POST", `/api/v1/uploads/${uploadId}/audio`),
  );

describe("a file that was sent in parts", () => {
  test("becomes a sound as if it had come at once, and again where the answer was lost", async ({
    server,
    sender,
    store,
    filesIn,
  }) => {
    const bytes = fixture("constant.mp3");
    const uploadId = await sender.send({ name: "sesim.mp3", bytes }, 1000);
    const first = await store(uploadId);
    expect(first.statusCode).toBe(201);
    const { url, seconds } = first.json<UploadedAudio>();
    expect(seconds).toBeGreaterThan(0);
    const { stored } = await analyseBytes(bytes, ["mp3"]);
    expect((await server.inject({ url })).rawPayload.equals(stored)).toBe(true);
    expect((await store(uploadId)).statusCode).toBe(201);
    expect(await filesIn("incoming")).toBe(0);
  });

  test("is refused by its bytes, before it is whole, and to others", async ({ server, sender, store }) => {
    const refused = await store(await sender.send({ name: "a.mp3", bytes: fixture("refused.flac") }));
    expect(refused.statusCode).toBe(422);

    const begin = async (size: number) =>
      (await sender.call("POST", "/api/v1/uploads", { name: "a.mp3", size })).json<Upload>().uploadId;
    const half = await store(await begin(10));
    expect(half.headers["problem-code"]).toBe("upload-not-whole");
    const large = await store(await begin(limits.audioBytes + 1));
    expect(large.headers["problem-code"]).toBe("audio-too-large");

    const other = new Importer(server, await server.createOwner());
    const foreign = await other.send({ name: "a.mp3", bytes: fixture("constant.mp3") });
    expect((await store(foreign)).statusCode).toBe(404);
  });
});
