import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { audioFormats } from "#contract/constants/enumerations.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { hugeTag } from "#test/audio/bombs.ts";
import { withExtra } from "#test/audio/extras.ts";
import { fixture, kept } from "#test/audio/fixtures.ts";
import { soundOf, wavOf } from "#test/audio/sounds.ts";
import { upload } from "#test/audio/upload-call.ts";
import { test as base } from "./upload-fixtures.ts";

// M4A too, as with the setting M4A=on.
const test = base.extend("options", { scope: "file" }, () => ({
  settings: { audioFormats: [...audioFormats] },
}));

const near = (value: number) => expect.closeTo(value, 1) as number;

test.beforeEach(({ db }) => db.delete(audioFiles));

describe("an upload", () => {
  test.for(Object.entries(kept))(
    "of %s is kept without its tags",
    async ([name, { extension, mediaType }], { server, owner, db, filesIn }) => {
      const { stored: bytes } = await analyseBytes(fixture(name), audioFormats);
      const answer = await upload(server, owner, fixture(name), "../../etc/passwd.exe");
      expect(answer.statusCode).toBe(201);
      const { url, seconds, peaks } = answer.json<UploadedAudio>();
      expect(url).toMatch(new RegExp(`^/audio/[0-9a-f-]{36}\\.${extension}$`));
      const file = await server.inject({ url });
      expect(file.headers["content-type"]).toBe(mediaType);
      expect(file.rawPayload.equals(bytes)).toBe(true);
      const [row] = await db.select().from(audioFiles);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      expect(row).toMatchObject({ byteLength: bytes.length, sha256, peaks });
      expect(row?.seconds).toBeCloseTo(seconds, 3);
      expect(await filesIn("incoming")).toBe(0);
    },
  );

  test("is audited, and its URL makes a voice with seconds and peaks", async ({ server, owner, db }) => {
    const { url, seconds, peaks } = (
      await upload(server, owner, fixture("constant.mp3"))
    ).json<UploadedAudio>();
    const audits = await db.select().from(historyRecords);
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
    await db.execute("delete from voices");
  });

  test.for([
    ["quiet", 0.01, { loudness: near(-43), truePeak: near(-40) }],
    ["loud", 0.9, { loudness: near(-3.9), truePeak: near(-0.9) }],
    ["silent", 0, { loudness: null, truePeak: null }],
  ] as const)(
    "that is %s is stored with its loudness and true peak",
    async ([_how, amplitude, wanted], { server, owner, db }) => {
      const sound = soundOf([{ hertz: 1000, amplitude, seconds: 2 }], 44_100);
      expect((await upload(server, owner, wavOf(sound, 44_100))).statusCode).toBe(201);
      const [row] = await db.select().from(audioFiles);
      expect(row).toMatchObject({ isMeasured: true, ...wanted });
    },
  );

  test("may have 19 MB of tags, none of which is stored", async ({ server, owner, db }) => {
    expect((await upload(server, owner, hugeTag)).statusCode).toBe(201);
    const [row] = await db.select().from(audioFiles);
    expect(row?.byteLength).toBeLessThan(fixture("constant.mp3").length + 1);
  });

  test("of another kind with a large cover picture is refused with a sentence", async ({ server, owner }) => {
    const bytes = withExtra("vorbis.ogg", fixture("vorbis.ogg"), Buffer.alloc(300 * 1024, "cover"));
    const answer = await upload(server, owner, bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["problem-code"]).toBe("audio-too-much-else");
    expect(answer.body).toMatch(/^Besides its sound, this file contains more than 256 kB/);
  });

  test("is refused above 20 MB, and nothing is left", async ({ left, server, owner }) => {
    const before = await left();
    const whole = fixture("constant.mp3");
    const tooLarge = Buffer.concat(Array.from({ length: Math.ceil(21_000_000 / whole.length) }, () => whole));
    const answer = await upload(server, owner, tooLarge);
    expect(answer.statusCode).toBe(413);
    expect(answer.headers["problem-code"]).toBe("audio-too-large");
    expect(answer.body).toBe("The audio file can be at most 20 MB.");
    expect(await left()).toEqual(before);
  });

  test("says in a sentence what is wrong with a file", async ({ server, owner }) => {
    const wrong = await upload(server, owner, fixture("refused.flac"), "sample.mp3");
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toBe("This is not an MP3, WAV, M4A or OGG file.");
    const cut = await upload(server, owner, fixture("vorbis.ogg").subarray(0, 5000));
    expect(cut.statusCode).toBe(422);
    expect(cut.body).toBe("The audio file is damaged or incomplete.");
  });

  test.for([
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
  ] as const)("that is %s is refused", async ([_what, headers, payload, status], { server, owner, left }) => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/v1/audio",
      headers: { ...owner.headers, ...headers },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(await left()).toMatchObject({ rows: 0, incoming: 0 });
  });

  test("is for owners, and nobody else's body is read", async ({ left, server }) => {
    const before = await left();
    const client = await server.createClient();
    expect((await upload(server, client, fixture("constant.mp3"))).statusCode).toBe(403);
    expect(await left()).toEqual(before);
  });
});
