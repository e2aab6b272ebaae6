import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { audioFiles, voiceRequests, voices } from "#server/db/schema.ts";
import { auditRecords, idempotencyKeys, mailOutbox } from "#server/db/upkeep-schema.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import type { Person } from "#test/support/people.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { upload } from "#test/audio/upload-call.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.createOwner();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [voices, audioFiles, voiceRequests, mailOutbox]) await server.parts.db.delete(table);
});

const keepHouse = () => housekeeping(server.parts, { voiceRequestDays: 180 }).run();
const ago = (time: number) => new Date(server.parts.clock().getTime() - time);

const requestFrom = (createdAt: Date) =>
  server.parts.db.insert(voiceRequests).values({
    fullName: "Ayşe Öz",
    phone: "1",
    email: "a@b.example",
    companyName: "C",
    projectMedium: "M",
    projectVersion: "",
    budgetRange: "",
    voiceRequirements: "V",
    radioSolutions: false,
    bodyHash: "told the address",
    createdAt,
  });

describe("voice requests", () => {
  test("are deleted after 180 days, which is recorded without what they said", async () => {
    await requestFrom(ago(181 * day));
    await requestFrom(ago(182 * day));
    await requestFrom(ago(179 * day));
    await Promise.all([keepHouse(), keepHouse()]);
    expect(await server.parts.db.$count(voiceRequests)).toBe(1);
    const records = await server.parts.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, "voice-request.expire"));
    expect(records).toMatchObject([{ actorId: null, changes: { deleted: 2 } }]);
    expect(JSON.stringify(records)).not.toContain("Ayşe");
  });

  test("forget after an hour what told their address", async () => {
    await requestFrom(ago(2 * hour));
    await requestFrom(ago(hour / 2));
    await keepHouse();
    const rows = await server.parts.db.select().from(voiceRequests).orderBy(voiceRequests.position);
    expect(rows.map(({ bodyHash }) => bodyHash)).toEqual(["", "told the address"]);
  });
});

test("first answers go after two days, and owed mails after a month", async () => {
  const keys = [3 * day, day].map((time) => ({
    userId: owner.userId,
    key: String(time),
    bodyHash: "x",
    answer: {},
    createdAt: ago(time),
  }));
  await server.parts.db.insert(idempotencyKeys).values(keys);
  const mails = [31 * day, 29 * day].map((time) => ({
    kind: "offer" as const,
    subjectId: owner.userId,
    createdAt: ago(time),
  }));
  await server.parts.db.insert(mailOutbox).values(mails);
  await keepHouse();
  expect(await server.parts.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
    { key: String(day) },
  ]);
  expect(await server.parts.db.$count(mailOutbox)).toBe(1);
});

const stored = () => readdir(join(server.folder, "audio"));
const nameOf = ({ url }: UploadedAudio) => url.slice("/audio/".length);

const uploadOne = async () =>
  nameOf((await upload(server, owner, fixture("constant.mp3"))).json<UploadedAudio>());

/** Makes a stored file and its row this old. */
async function age(name: string, time: number): Promise<void> {
  await server.parts.db
    .update(audioFiles)
    .set({ createdAt: ago(time) })
    .where(eq(audioFiles.name, name));
  await utimes(join(server.folder, "audio", name), ago(time), ago(time));
}

const send = (url: string, payload: object) =>
  server.inject({ method: "POST", url, headers: owner.headers, payload });

const artist = { age: 30, gender: "Male", voiceColors: [], languages: [], ageRanges: [] };

describe("uploads", () => {
  test("that no voice refers to go after a day, row and bytes", async () => {
    const [old, used, fresh] = [await uploadOne(), await uploadOne(), await uploadOne()];
    await send("/api/v1/voice-artists", { ...artist, name: "One", voices: [{ voiceMp3: `/audio/${used}` }] });
    await age(old, 25 * hour);
    await age(used, 25 * hour);
    await age(fresh, 23 * hour);
    expect((await server.inject({ url: `/audio/${old}` })).statusCode).toBe(200);
    await Promise.all([keepHouse(), keepHouse()]);
    expect((await stored()).toSorted()).toEqual([used, fresh].toSorted());
    expect((await server.inject({ url: `/audio/${old}` })).statusCode).toBe(404);
    expect((await server.inject({ url: `/audio/${used}` })).statusCode).toBe(200);
    const named = await server.parts.db.select({ name: audioFiles.name }).from(audioFiles);
    expect(named.map(({ name }) => name).toSorted()).toEqual([used, fresh].toSorted());
  });

  test("that a voice refers to no more stay for another day", async () => {
    const replaced = await uploadOne();
    const created = await send("/api/v1/voice-artists", {
      ...artist,
      name: "Two",
      voices: [{ voiceMp3: `/audio/${replaced}` }],
    });
    await age(replaced, 100 * day);
    const [voice] = created.json<VoiceArtist>().voices;
    await send("/api/v1/voice-artists/update/Two", {
      ...artist,
      artistName: "Two",
      name: "Two",
      voices: [{ voiceId: voice?.voiceId, voiceMp3: "https://example.com/new.mp3" }],
    });
    await keepHouse();
    expect(await stored()).toContain(replaced);
    await age(replaced, 25 * hour);
    await keepHouse();
    expect(await stored()).not.toContain(replaced);
  });

  test("of a process that died before it wrote the row go too", async () => {
    const lost = await uploadOne();
    await age(lost, 25 * hour);
    await server.parts.db.delete(audioFiles).where(eq(audioFiles.name, lost));
    await keepHouse();
    expect(await stored()).not.toContain(lost);
  });

  test("are never swept while an artist is being made with them", async () => {
    for (let round = 0; round < 10; round += 1) {
      const name = await uploadOne();
      await age(name, 25 * hour);
      const [created] = await Promise.all([
        send("/api/v1/voice-artists", {
          ...artist,
          name: `Racing ${round}`,
          voices: [{ voiceMp3: `/audio/${name}` }],
        }),
        keepHouse(),
      ]);
      const isThere = (await stored()).includes(name);
      expect([created.statusCode, isThere]).toEqual(created.statusCode === 201 ? [201, true] : [422, false]);
    }
  });
});
