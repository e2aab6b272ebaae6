import { expect } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { S3AudioStore } from "#server/audio/s3-store.ts";
import { startS3 } from "#test/support/services/s3.ts";
import { test as base } from "#test/support/fixtures.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { upload } from "#test/audio/upload-call.ts";

const test = base
  .extend("s3", { scope: "file" }, async ({}, { onCleanup }) => {
    const s3 = await startS3();
    // The last test has closed it already.
    onCleanup(() => s3.close().catch(() => undefined));
    return s3;
  })
  .extend("options", { scope: "file" }, ({ s3 }) => ({ parts: { audio: new S3AudioStore(s3.settings) } }));

test("an upload lies in the bucket and is served from there, whole and by ranges", async ({
  server,
  owner,
}) => {
  const { stored: bytes } = await analyseBytes(fixture("constant.mp3"), ["mp3"]);
  const answer = await upload(server, owner, bytes);
  expect(answer.statusCode).toBe(201);
  const { url } = answer.json<UploadedAudio>();
  expect(await server.parts.audio.stat(url.slice("/audio/".length))).toBe(bytes.length);
  const whole = await server.inject({ url });
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  const part = await server.inject({ url, headers: { range: "bytes=10-19" } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
});

test("a bucket that is away refuses the upload with a sentence", async ({ s3, server, owner }) => {
  await s3.close();
  const answer = await upload(server, owner, fixture("constant.mp3"));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.body).toBe("Audio storage is temporarily unavailable. Please try again shortly.");
});
