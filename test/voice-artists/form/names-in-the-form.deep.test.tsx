import { screen, waitFor } from "@testing-library/react";
import * as fc from "#test/support/generated.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VoiceArtist, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { voiceArtists } from "#server/db/catalogue-schema.ts";
import { fillIn, openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import type { Person } from "#test/support/people.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";
import { withoutCatalogue } from "#test/voice-artists/without-catalogue.ts";
import { words } from "#test/voice-artists/words.ts";

const say = words.tr;
let server: AppServer;
let owner: Person;
let artists: ReturnType<typeof artistCalls>;

beforeAll(async () => {
  server = await startAppServer(withoutCatalogue);
  owner = await server.createOwner();
  artists = artistCalls(server, owner);
});
afterAll(() => server.close());

function linkToArtist(): HTMLElement {
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  const link = links.find(({ search }) => search.includes("artist="));
  if (!link) throw new Error("no name is in the list");
  return link;
}

/** Finds the only artist in the list, opens it, reloads, and makes it 50; answers its names on that way. */
async function goRound(name: string): Promise<string[]> {
  const calls = watchCalls();
  const list = await openApp(server.origin, "/owner/update-voice-artist", owner.token);
  const link = await waitFor(linkToArtist);
  await list.user.click(link);
  expect(await screen.findByLabelText(say.name)).toHaveValue(name);
  const address = list.address();
  list.close();

  const { user, close } = await openApp(server.origin, address, owner.token);
  expect(await screen.findByLabelText(say.name)).toHaveValue(name);
  await user.clear(screen.getByLabelText(say.age));
  await fillIn(user, screen.getByLabelText(say.age), "50");
  await user.click(screen.getByRole("button", { name: say.save }));
  await screen.findByText(say.updated);
  close();

  const [update] = writes(calls).map(({ body }) => body as VoiceArtistUpdate);
  const stored = (await artists.read(name)).json<VoiceArtist>();
  expect([update?.age, stored.age]).toEqual([50, 50]);
  return [link.textContent, update?.artistName ?? "", update?.name ?? "", stored.name];
}

test.each([
  "Ayşe / Öz",
  "100% Ses",
  "%2F",
  "a?b=c&d#e",
  'Ali "Usta" Kaya',
  "O'Neill",
  "İ ı ş ğ Ç Ö Ü",
  "👩🏽‍🎤 Sanatçı",
  "..x",
  "+",
  "true",
  "42",
  "[]",
  "names",
  "__proto__",
  "ş".repeat(100),
  "🎤".repeat(100),
])("%j is listed, opened, reloaded and updated", async (name) => {
  await server.parts.db.delete(voiceArtists);
  expect((await artists.create(artistDraft({ name }))).statusCode).toBe(201);
  expect(await goRound(name)).toEqual([name, name, name, name]);
});

test("so is any other name that the server takes", { timeout: 120_000 }, async () => {
  const anyName = fc
    .oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
      fc.string({ unit: fc.constantFrom(..."/%\"'İıIişğ.\\?#&+ ;"), minLength: 1, maxLength: 40 }),
    )
    .map((name) => name.trim());
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      await server.parts.db.delete(voiceArtists);
      const answer = await artists.create(artistDraft({ name }));
      fc.pre(answer.statusCode === 201);
      expect(await goRound(name)).toEqual([name, name, name, name]);
    }),
    { numRuns: fc.runs(50) },
  );
});

test.each([
  ["ş".repeat(101), "Ad en fazla 100 karakter olabilir"],
  ["a\u202Eb", "Bu ad, izin verilmeyen karakterler içeriyor."],
])("%j is refused with a sentence", async (name, sentence) => {
  const { user } = await openApp(server.origin, "/owner/create-voice-artist", owner.token);
  await user.click(await screen.findByLabelText(say.name));
  await user.paste(name);
  await fillIn(user, screen.getByLabelText(say.age), "38");
  await user.click(screen.getByRole("radio", { name: say.female }));
  await user.click(screen.getByRole("button", { name: say.create }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
