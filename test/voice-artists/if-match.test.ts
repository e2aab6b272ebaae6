import { expect } from "vitest";
import { test, url } from "./artist-fixtures.ts";
import { artistDraft } from "./calls.ts";

test("an artist has the same ETag wherever it is shown, and another after a change", async ({ calls }) => {
  const created = await calls.create(artistDraft());
  const { etag } = created.headers;
  expect(etag).toMatch(/^"/);
  expect((await calls.read("Ayşe Öz")).headers["etag"]).toBe(etag);
  const update = { ...artistDraft(), artistName: "Ayşe Öz", age: 35, voices: [] };
  const saved = await calls.update("Ayşe Öz", update, { "if-match": String(etag) });
  expect(saved.statusCode).toBe(200);
  expect(saved.headers["etag"]).not.toBe(etag);
  expect((await calls.read("Ayşe Öz")).headers["etag"]).toBe(saved.headers["etag"]);
});

test("a save of an older copy is 412 with nothing written, whatever it holds", async ({
  calls,
  create,
  lastAudit,
}) => {
  const artist = await create({ voices: [{ voiceMp3: url }] });
  await create({ name: "Fatma" });
  const { etag } = (await calls.read(artist.name)).headers;
  const copy = { ...artist, artistName: artist.name, voices: [] };
  expect((await calls.update(artist.name, { ...copy, age: 40 })).statusCode).toBe(200);
  const before = await lastAudit();
  for (const change of [{ age: 41 }, { name: "Fatma" }, { voices: [{ voiceId: "none", voiceMp3: url }] }]) {
    const late = await calls.update(artist.name, { ...copy, ...change }, { "if-match": `W/${etag}` });
    expect(late.statusCode).toBe(412);
    expect(late.body).toBe("This changed while you were working. Reload the page and try again.");
  }
  expect(await lastAudit()).toEqual(before);
  expect((await calls.read(artist.name)).json()).toEqual({ ...artist, age: 40 });
});

test("a changed sample makes a copy old too", async ({ calls, create }) => {
  const artist = await create({ voices: [{ voiceMp3: url }] });
  const { etag } = (await calls.read(artist.name)).headers;
  const copy = { ...artist, artistName: artist.name };
  const voices = artist.voices.map((voice) => ({ ...voice, voiceMp3: "https://example.com/b.mp3" }));
  expect((await calls.update(artist.name, { ...copy, voices })).statusCode).toBe(200);
  const late = await calls.update(artist.name, { ...copy, voices: [] }, { "if-match": String(etag) });
  expect(late.statusCode).toBe(412);
});
