import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect } from "vitest";
import { housekeeping } from "#server/housekeeping/job.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { upload } from "#test/audio/upload-call.ts";
import { test } from "#test/support/fixtures.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { artistCalls, artistDraft } from "./calls.ts";

let hits = 0;
let bait = "";
const canary = createServer((_request, response) => void response.end());
canary.on("connection", () => (hits += 1));

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    canary.listen(0, "127.0.0.1", resolve);
  });
  bait = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/a.mp3`;
});
afterAll(async () => {
  await new Promise((resolve) => {
    canary.close(resolve);
  });
});

const frame = (id: string, body: string): Buffer => {
  const head = Buffer.alloc(10);
  head.write(id, "latin1");
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, Buffer.from(body, "latin1")]);
};

/** An MP3 whose tag says that its picture and its page lie elsewhere. */
function linkingMp3(url: string): Buffer {
  const frames = Buffer.concat([
    frame("APIC", `\0-->\0\u0003\0${url}`),
    frame("WOAS", url),
    frame("WXXX", `\0\0${url}`),
  ]);
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, frames.length >> 7, frames.length & 0x7f]);
  return Buffer.concat([header, frames, fixture("constant.mp3")]);
}

test("no address that the server is given is ever asked for anything", async ({ server, owner }) => {
  const calls = artistCalls(server, owner);
  const created = await calls.create(artistDraft({ name: "Yem", voices: [{ voiceMp3: bait }] }));
  expect(created.statusCode).toBe(201);
  const client = await server.createClient();
  await server.inject({ url: "/api/v1/voices", headers: client.headers });
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: client.headers,
    payload: { likedVoiceMp3s: [bait] },
  });
  await server.inject({
    method: "POST",
    url: "/api/voice-request",
    headers: {
      referer: bait,
      origin: bait,
      host: new URL(bait).host,
      "x-forwarded-host": new URL(bait).host,
    },
    payload: requestOf({ companyName: bait, voiceRequirements: bait, projectMedium: bait }),
  });
  expect((await upload(server, owner, linkingMp3(bait), bait)).statusCode).toBe(201);
  for (const playlist of [
    `#EXTM3U\n${bait}\n`,
    `[playlist]\nFile1=${bait}\n`,
    `<asx><ref href="${bait}"/></asx>`,
  ])
    expect((await upload(server, owner, Buffer.from(playlist))).statusCode).toBe(422);
  server.clock.forward(3 * 24 * 60);
  await housekeeping(server.parts, { voiceRequestDays: 1 }).run();
  expect(hits).toBe(0);
  // The bait works: somebody who does ask is counted.
  await fetch(bait);
  expect(hits).toBe(1);
});
