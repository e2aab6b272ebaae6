import { expect } from "vitest";
import type { NewSample } from "#contract/samples.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { artistDraft } from "#test/voice-artists/calls.ts";
import { test as base } from "./kept-fixtures.ts";

const one: NewSample = { voiceMp3: "https://new.example/1.mp3", title: "Banka", kind: "COMMERCIAL" };
const two: NewSample = { voiceMp3: "https://new.example/2.mp3", title: "Masal" };

const test = base
  .extend("today", ({ server }) => agencyToday(server.parts))
  .extend("createWith", ({ send }) => (name: string, samples: NewSample[], more = {}) => {
    const draft = artistDraft({ name, voices: [] });
    return send("", { ...draft, samples, ...more });
  });

test("an artist whose samples nobody agreed to is a draft that clients do not see", async ({
  createWith,
  read,
  idOf,
  history,
}) => {
  expect((await createWith("Söylenmeyen", [one, two])).statusCode).toBe(201);
  const artist = await read(await idOf("Söylenmeyen"));
  expect(artist.state).toBe("draft");
  expect(artist.samples).toMatchObject([
    { ...one, state: "draft", isVisible: false, publishedAt: null, consent: { publish: null, share: null } },
    { ...two, state: "draft", isVisible: false, publishedAt: null, consent: { publish: null, share: null } },
  ]);
  expect((await history(artist.artistId)).content.map(({ action }) => action)).toEqual([
    "voice-artist.create",
  ]);
});

test("an artist with a published sample is published with it, in one call", async ({
  createWith,
  read,
  idOf,
  today,
}) => {
  const consent = { publish: { from: today, until: null }, share: null, fileId: null };
  await createWith("Söylenen", [two, { ...one, state: "published", consent }]);
  const artist = await read(await idOf("Söylenen"));
  expect(artist.state).toBe("published");
  expect(artist.samples).toMatchObject([
    { ...two, state: "draft", isVisible: false },
    { ...one, state: "published", isVisible: true, consent: { publish: consent.publish, source: "stated" } },
  ]);
  expect(artist.samples[1]?.publishedAt).not.toBeNull();
});

test("nothing is created of a sample that would be published without consent, or of two lists of samples", async ({
  createWith,
  ask,
  today,
}) => {
  const later = { publish: { from: ahead(today, { days: 1 }), until: null }, share: null, fileId: null };
  for (const sample of [
    { ...one, state: "published" as const },
    { ...one, state: "published" as const, consent: later },
  ]) {
    const refused = await createWith("Yarım", [two, sample]);
    expect([refused.statusCode, refused.headers["problem-code"]]).toEqual([422, "consent-missing"]);
  }
  const voices = [{ voiceMp3: "https://new.example/3.mp3" }];
  expect((await createWith("Yarım", [one], { voices })).statusCode).toBe(400);
  expect((await ask("/names/Yar%C4%B1m")).statusCode).toBe(404);
});
