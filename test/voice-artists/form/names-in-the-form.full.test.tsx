import { screen, waitFor } from "@testing-library/react";
import * as fc from "#test/support/generated.ts";
import { expect } from "vitest";
import type { VoiceArtist, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { artistDraft } from "#test/voice-artists/calls.ts";
import { words } from "#test/voice-artists/words.ts";
import { test as base } from "./form-fixtures.ts";

const say = words.tr;
function linkToArtist(): HTMLElement {
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  const link = links.find(({ search }) => search.includes("artist="));
  if (!link) throw new Error("no name is in the list");
  return link;
}

const nameShown = async () => (await screen.findByLabelText<HTMLInputElement>(say.name)).value;

const test = base.extend("goRound", ({ owner, artists, open }) =>
  // Finds the only artist in the list, opens it, reloads, and makes it 50; answers its names and ages on that way.
  async (name: string) => {
    const calls = watchCalls();
    const list = await open("/owner/update-voice-artist", owner);
    const link = await waitFor(linkToArtist);
    await list.user.click(link);
    const opened = await nameShown();
    const address = list.address();
    list.close();

    const { user, close } = await open(address, owner);
    const reloaded = await nameShown();
    await user.clear(screen.getByLabelText(say.age));
    await fillIn(user, screen.getByLabelText(say.age), "50");
    await user.click(screen.getByRole("button", { name: say.save }));
    await screen.findByText(say.updated);
    close();

    const [update] = writes(calls).map(({ body }) => body as VoiceArtistUpdate);
    const stored = (await artists.read(name)).json<VoiceArtist>();
    return {
      names: [link.textContent, opened, reloaded, update?.artistName, update?.name, stored.name],
      ages: [update?.age, stored.age],
    };
  },
);

const roundOf = (name: string) => ({ names: Array.from({ length: 6 }, () => name), ages: [50, 50] });

test.for([
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
])("%j is listed, opened, reloaded and updated", async (name, { db, artists, goRound }) => {
  await db.delete(voiceArtists);
  expect((await artists.create(artistDraft({ name }))).statusCode).toBe(201);
  expect(await goRound(name)).toEqual(roundOf(name));
});

test("so is any other name that the server takes", { timeout: 120_000 }, async ({ db, artists, goRound }) => {
  const anyName = fc
    .oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
      fc.string({ unit: fc.constantFrom(..."/%\"'İıIişğ.\\?#&+ ;"), minLength: 1, maxLength: 40 }),
    )
    .map((name) => name.trim());
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      await db.delete(voiceArtists);
      const answer = await artists.create(artistDraft({ name }));
      fc.pre(answer.statusCode === 201);
      expect(await goRound(name)).toEqual(roundOf(name));
    }),
    { numRuns: fc.runs(50) },
  );
});

test.for([
  ["ş".repeat(101), "Ad en fazla 100 karakter olabilir"],
  ["a\u202Eb", "Bu ad, izin verilmeyen karakterler içeriyor."],
] as const)("%j is refused with a sentence", async ([name, sentence], { owner, open }) => {
  const { user } = await open("/owner/create-voice-artist", owner);
  await user.click(await screen.findByLabelText(say.name));
  await user.paste(name);
  await fillIn(user, screen.getByLabelText(say.age), "38");
  await user.click(screen.getByRole("radio", { name: say.female }));
  await user.click(screen.getByRole("button", { name: say.create }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
