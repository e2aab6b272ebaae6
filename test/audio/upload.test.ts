import { createHash } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import { sweepIncoming } from "#server/audio/incoming.ts";
import { audioFiles } from "#server/db/schema.ts";
import { auditRecords } from "#server/db/upkeep-schema.ts";
import { createLogger } from "#server/http/logger.ts";
import { engine } from "#test/support/database.ts";
import { longRun, runsOf } from "#test/support/nightly.ts";
import type { Person } from "#test/support/people.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { hugeTag } from "./bombs.ts";
import { fixture, kept } from "./fixtures.ts";
import { hostileFiles } from "./hostile-files.ts";
import { formOf, upload } from "./upload-call.ts";

let server: TestServer;
let owner: Person;
let origin: string;
const lines: string[] = [];
beforeAll(async () => {
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  server = await startTestServer({ parts: { logger } });
  owner = await server.createOwner();
  origin = await server.listen();
});
afterAll(() => server.close());
beforeEach(() => server.parts.db.delete(audioFiles));

const filesIn = async (folder: string) => (await readdir(join(server.folder, folder)).catch(() => [])).length;

/** What is left of uploads: rows, stored files, and files under way. */
const left = async () => ({
  rows: await server.parts.db.$count(audioFiles),
  stored: await filesIn("audio"),
  incoming: await filesIn("incoming"),
});

/** Uploads through a real connection, as a browser does; the answer is the status. */
async function uploadByHttp(bytes: Buffer): Promise<number> {
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(bytes)], { type: "audio/mpeg" }), "sample.mp3");
  const answer = await fetch(`${origin}/api/v1/audio`, { method: "POST", headers: owner.headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

describe("an upload", () => {
  test.each(Object.entries(kept))("of %s is kept as it was given", async (name, { extension, mediaType }) => {
    const bytes = fixture(name);
    const answer = await upload(server, owner, bytes, "../../etc/passwd.exe");
    expect(answer.statusCode).toBe(201);
    const { url, seconds, peaks } = answer.json<UploadedAudio>();
    expect(url).toMatch(new RegExp(`^/audio/[0-9a-f-]{36}\\.${extension}$`));
    const file = await server.inject({ url });
    expect(file.headers["content-type"]).toBe(mediaType);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    const [row] = await server.parts.db.select().from(audioFiles);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(row).toMatchObject({ byteLength: bytes.length, sha256, peaks });
    expect(row?.seconds).toBeCloseTo(seconds, 3);
    expect(await filesIn("incoming")).toBe(0);
  });

  test("is audited, and its URL makes a voice with seconds and peaks", async () => {
    const { url, seconds, peaks } = (
      await upload(server, owner, fixture("constant.mp3"))
    ).json<UploadedAudio>();
    const audits = await server.parts.db.select().from(auditRecords);
    expect(audits.at(-1)).toMatchObject({ action: "audio.upload", actorId: owner.userId });
    const artist = {
      name: "Uploaded",
      age: 30,
      gender: "Male",
      voiceColors: [],
      languages: [],
      ageRanges: [],
      voices: [{ voiceMp3: url }],
    };
    const headers = owner.headers;
    await server.inject({ method: "POST", url: "/api/v1/voice-artists", headers, payload: artist });
    const page = await server.inject({ url: "/api/v1/voices", headers });
    expect(page.json()).toMatchObject({ content: [{ voiceMp3: url, seconds, peaks }] });
    await server.parts.db.execute("delete from voices");
  });

  test("may have 19 MB of tags", async () => {
    expect((await upload(server, owner, hugeTag)).statusCode).toBe(201);
  });

  test("is refused above 20 MB, and nothing is left", async () => {
    const before = await left();
    const whole = fixture("constant.mp3");
    const tooLarge = Buffer.concat(Array.from({ length: Math.ceil(21_000_000 / whole.length) }, () => whole));
    const answer = await upload(server, owner, tooLarge);
    expect(answer.statusCode).toBe(413);
    expect(answer.headers["problem-code"]).toBe("audio-too-large");
    expect(answer.body).toBe("The audio file is larger than 20 MB.");
    expect(await left()).toEqual(before);
  });

  test("says in a sentence what is wrong with a file", async () => {
    const wrong = await upload(server, owner, fixture("refused.flac"), "sample.mp3");
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toBe("This is not an MP3, WAV, M4A or OGG file.");
    const cut = await upload(server, owner, fixture("vorbis.ogg").subarray(0, 5000));
    expect(cut.statusCode).toBe(422);
    expect(cut.body).toBe("The audio file is damaged or incomplete.");
  });

  test("of hostile files leaves nothing that was refused", longRun, async () => {
    const before = await left();
    // A process each: the unit test shows all of them to the analyser, here some take the whole way.
    const some = runsOf(engine === "embedded" ? 5 : 20, 1);
    const files = hostileFiles.filter((_, place) => place % some === 0);
    const statuses = new Map<string, number>();
    for (let at = 0; at < files.length; at += 4)
      await Promise.all(
        files.slice(at, at + 4).map(async ({ what, bytes }) => {
          statuses.set(what, await uploadByHttp(bytes));
        }),
      );
    const wrong = files.filter(({ what, mustRefuse }) => {
      const status = statuses.get(what);
      return !(status === 422 || (status === 201 && !mustRefuse));
    });
    expect(wrong.map(({ what }) => what)).toEqual([]);
    const stored = [...statuses.values()].filter((status) => status === 201).length;
    expect(await left()).toEqual({ rows: stored, stored: before.stored + stored, incoming: 0 });
  });

  test.each([
    ["no file", { "content-type": "multipart/form-data; boundary=x" }, "--x--\r\n", 400],
    ["JSON", { "content-type": "application/json" }, "{}", 415],
    ["a bare MP3", { "content-type": "audio/mpeg" }, "ID3", 415],
    ["no boundary", { "content-type": "multipart/form-data" }, "x", 400],
    [
      "a field",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n',
      400,
    ],
    [
      "a file that breaks off",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp3"\r\n\r\nID3',
      400,
    ],
  ])("that is %s is refused", async (_what, headers, payload, status) => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/v1/audio",
      headers: { ...owner.headers, ...headers },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(await left()).toMatchObject({ rows: 0, incoming: 0 });
  });

  test("is for owners, and nobody else's body is read", async () => {
    const before = await left();
    const client = await server.createClient();
    expect((await upload(server, client, fixture("constant.mp3"))).statusCode).toBe(403);
    expect(await left()).toEqual(before);
  });
});

/** Sends the beginning of an upload over a real connection and stays there. */
function beginUpload() {
  const { payload, headers } = formOf(fixture("pcm.wav"));
  const call = request(`${origin}/api/v1/audio`, {
    method: "POST",
    headers: { ...owner.headers, ...headers, "content-length": payload.length },
  });
  call.on("error", () => undefined);
  call.write(payload.subarray(0, payload.length - 5000));
  return call;
}

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(20);
};

describe("an upload over a broken line", () => {
  test("that is broken off leaves nothing, and is no fault of ours", async () => {
    const before = await left();
    const call = beginUpload();
    await until(async () => (await filesIn("incoming")) === 1);
    call.destroy();
    await until(async () => (await filesIn("incoming")) === 0);
    expect(await left()).toEqual(before);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test("that a killed process left is swept, and what is under way stays", async () => {
    const folder = join(server.folder, "incoming");
    const [old, fresh] = [join(folder, "old.part"), join(folder, "fresh.part")];
    await writeFile(old, "x");
    await writeFile(fresh, "x");
    await utimes(old, new Date(0), new Date(0));
    await sweepIncoming(folder, new Date(Date.now() - 60_000));
    expect(await readdir(folder)).toEqual(["fresh.part"]);
    await sweepIncoming(folder, new Date(Date.now() + 60_000));
    expect(await readdir(folder)).toEqual([]);
  });
});
