import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { SampleWrite } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { test } from "./kept-fixtures.ts";

const [one, two, three] = ["https://a.example/1.mp3", "https://a.example/2.mp3", "https://a.example/3.mp3"];
const urls = ({ samples }: KeptArtist) => samples.map(({ voiceMp3 }) => voiceMp3);

describe("saving an artist", () => {
  test("changes, adds and orders samples in one entry of the record; what is left out stays", async ({
    make,
    save,
    db,
    history,
    server,
  }) => {
    const { artistId, samples } = await make("Ayşe Öz", one, two, three);
    const before = await readGeneration(db);
    const transcript = { text: " İyi\r\ngünler ", language: "TURKISH" } as const;
    const answer = await save(artistId, {
      age: 40,
      samples: [
        { voiceMp3: "https://a.example/new.mp3", title: " Reklam ", kind: "COMMERCIAL" },
        { voiceId: samples[2]?.voiceId, transcript, languages: ["GERMAN"], state: "hidden" },
      ] as SampleWrite[],
    });
    expect(answer.statusCode).toBe(200);
    const saved = answer.json<KeptArtist>();
    expect(urls(saved)).toEqual(["https://a.example/new.mp3", three, one, two]);
    expect(saved).toMatchObject({ age: 40, gender: "Female", changedBy: "Deniz Ada" });
    expect(saved.samples[0]).toMatchObject({
      title: "Reklam",
      kind: "COMMERCIAL",
      state: "draft",
      isVisible: false,
      publishedAt: null,
      consent: { publish: null, share: null, file: null, source: "stated" },
    });
    expect(saved.samples[1]).toMatchObject({
      voiceId: samples[2]?.voiceId,
      transcript: { text: "İyi\ngünler", language: "TURKISH" },
      languages: ["GERMAN"],
      state: "hidden",
      consent: { publish: { from: agencyToday(server.parts), until: null }, source: "unstated" },
    });
    expect(await readGeneration(db)).toBe(before + 1);
    const { content, totalElements } = await history(artistId);
    expect(totalElements).toBe(2);
    const changed = content[0]?.changes.map(({ field, sample }) => [field, sample]);
    expect(changed).toEqual([
      ["age", null],
      ["order", null],
      ["languages", ""],
      ["transcript", ""],
      ["state", ""],
      ["added", "Reklam"],
    ]);
  });

  test("keeps in which language a title was typed, until another one is", async ({
    make,
    save,
    ask,
    send,
    db,
  }) => {
    const { artistId, samples } = await make("Fatma Su", one);
    const [{ voiceId }] = samples as [KeptArtist["samples"][number]];
    const languageOf = async () => {
      const rows = await db.select().from(voices).where(eq(voices.id, voiceId));
      return rows.map(({ titleLanguage }) => titleLanguage);
    };
    expect(await languageOf()).toEqual([null]);
    await save(artistId, { samples: [{ voiceId, title: "Coffee" }] });
    expect(await languageOf()).toEqual(["en"]);
    const inTurkish = async (title: string) => {
      const { etag } = (await ask(`/${artistId}`)).headers;
      const headers = { "if-match": String(etag), "accept-language": "tr" };
      await send(`/${artistId}`, { samples: [{ voiceId, title, kind: "COMMERCIAL" }] }, headers);
    };
    await inTurkish("Coffee");
    expect(await languageOf()).toEqual(["en"]);
    await inTurkish("Kahve");
    expect(await languageOf()).toEqual(["tr"]);
    await inTurkish("");
    expect(await languageOf()).toEqual([null]);
  });

  test("is refused whole: without If-Match, over another copy, with a name, a sample or a sound that cannot be", async ({
    make,
    save,
    send,
    ask,
  }) => {
    const artist = await make("Ayşe Öz", one);
    const other = await make("Fatma", two);
    const path = `/${artist.artistId}`;
    const many = Array.from({ length: 20 }, () => ({ voiceMp3: three }));
    const answers = [
      await send(path, { age: 41 }),
      await send(path, { age: 41 }, { "if-match": '"another"' }),
      await save(artist.artistId, { age: 41, name: "FATMA" }),
      await save(artist.artistId, { age: 41, samples: [{ voiceId: other.samples[0]?.voiceId ?? "" }] }),
      await save(artist.artistId, { age: 41, removed: [other.samples[0]?.voiceId ?? ""] }),
      await save(artist.artistId, { age: 41, samples: [{ title: "no sound" }] }),
      await save(artist.artistId, { age: 41, samples: [{ voiceMp3: "/audio/unknown.mp3" }] }),
      await save(artist.artistId, { age: 41, samples: [{ voiceMp3: three, state: "published" }] }),
      await save(artist.artistId, { age: 41, samples: many }),
      await save(artist.artistId, {
        age: 41,
        samples: [...artist.samples, ...artist.samples].map(({ voiceId }) => ({ voiceId })),
      }),
    ];
    const codes = answers.map(({ statusCode, headers }) => `${statusCode} ${headers["problem-code"]}`);
    expect(codes).toEqual([
      "400 invalid-input",
      "412 stale",
      "409 name-taken",
      "422 sample-not-found",
      "422 sample-not-found",
      "400 invalid-input",
      "422 invalid-voice-url",
      "422 consent-missing",
      "422 too-many-samples",
      "400 invalid-input",
    ]);
    expect((await ask(path)).json()).toEqual(artist);
  });

  test("that changes nothing is no change", async ({ make, save, history, ask }) => {
    const artist = await make("Ayşe Öz", one);
    const { languages, samples } = artist;
    const same = samples.map(({ voiceId, voiceMp3, title, state }) => ({ voiceId, voiceMp3, title, state }));
    const answer = await save(artist.artistId, { name: "Ayşe Öz", languages, samples: same });
    expect(answer.json()).toEqual(artist);
    expect(answer.headers.etag).toBe((await ask(`/${artist.artistId}`)).headers.etag);
    expect((await history(artist.artistId)).totalElements).toBe(1);
  });

  test("erases removed samples, but none that an offer names", async ({ make, save, offer, read }) => {
    const artist = await make("Ayşe Öz", one, two);
    const [first = "", second = ""] = artist.samples.map(({ voiceId }) => voiceId);
    await offer(first);
    const refused = await save(artist.artistId, { removed: [second, first] });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      "A sample named in an offer cannot be removed. Hide it instead.",
    ]);
    expect(urls(await read(artist.artistId))).toEqual([one, two]);
    expect((await save(artist.artistId, { removed: [second] })).statusCode).toBe(200);
    expect(urls(await read(artist.artistId))).toEqual([one]);
  });

  test("publishes a sample with consent in the same save, and first published stands first in the library", async ({
    make,
    save,
    library,
    server,
    read,
  }) => {
    const today = agencyToday(server.parts);
    const { artistId } = await make("Ayşe Öz", one);
    await make("Fatma", two);
    const publish = { from: today, until: today };
    const consent = { publish, share: { ...publish, wholeName: true }, fileId: null };
    const entry = { voiceMp3: three, state: "published", consent } as const;
    expect((await save(artistId, { samples: [entry] })).statusCode).toBe(200);
    const { samples } = await read(artistId);
    expect(samples[0]).toMatchObject({ isVisible: true, consent: { publish, source: "stated" } });
    expect(samples[0]?.publishedAt).not.toBeNull();
    expect((await library()).content.map(({ voiceMp3 }) => voiceMp3)).toEqual([three, two, one]);
  });

  test("takes back consent without a word about the state; days have to be days in their order", async ({
    make,
    save,
    server,
  }) => {
    const today = agencyToday(server.parts);
    const { artistId, samples } = await make("Ayşe Öz", one);
    const stating = (publish: { from: string; until: string | null } | null) =>
      save(artistId, {
        samples: samples.map(({ voiceId }) => ({ voiceId, consent: { publish, share: null, fileId: null } })),
      });
    for (const publish of [
      { from: "2026-02-30", until: null },
      { from: "0000-01-01", until: null },
      { from: today, until: ahead(today, { days: -1 }) },
    ])
      expect((await stating(publish)).statusCode).toBe(400);
    const ended = await stating({ from: "2020-01-01", until: ahead(today, { days: -1 }) });
    expect(ended.json<KeptArtist>().samples).toMatchObject([{ state: "published", isVisible: false }]);
    expect((await stating(null)).json<KeptArtist>().samples).toMatchObject([
      { state: "published", isVisible: false, consent: { publish: null } },
    ]);
  });
});
