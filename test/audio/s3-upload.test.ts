import { afterAll, beforeAll, expect, test } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import { S3AudioStore } from "#server/audio/s3-store.ts";
import type { Person } from "#test/support/people.ts";
import { startS3, type TestS3 } from "#test/support/s3.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { fixture } from "./fixtures.ts";
import { upload } from "./upload-call.ts";

let s3: TestS3;
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  s3 = await startS3();
  server = await startTestServer({ parts: { audio: new S3AudioStore(s3.settings) } });
  owner = await server.createOwner();
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

test("an upload lies in the bucket and is served from there, whole and by ranges", async () => {
  const bytes = fixture("constant.mp3");
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

test("a bucket that is away refuses the upload with a sentence", async () => {
  await s3.close();
  const answer = await upload(server, owner, fixture("constant.mp3"));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.body).toBe("The audio store is briefly unavailable. Please try again shortly.");
  s3 = await startS3();
});
