import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { audioElement } from "#src/voice/player/engine/audio.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { setLevelMatched } from "#src/voice/level-matching.ts";
import { openApp, startAppServer } from "#test/support/app.tsx";
import { testedLanguages } from "#test/support/languages.ts";
import { addVoices } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "#test/voices/library/library-words.ts";
import { FakeContext } from "./fake-context.ts";
import { listening } from "./listening-words.ts";

const sample = { seconds: 6, peaks: "80".repeat(64), isMeasured: true };

const test = base.extend("drafts", { scope: "file" }, () => [
  { name: "Quiet", sample: { ...sample, loudness: -24, truePeak: -9 } },
  { name: "Loud", sample: { ...sample, loudness: -12, truePeak: -0.5 } },
  { name: "Unknown", sample: { ...sample, isMeasured: false } },
  { name: "Foreign" },
]);

beforeEach(() => vi.stubGlobal("AudioContext", FakeContext));
afterEach(() => {
  stopPlayer();
  setLevelMatched(true);
  vi.unstubAllGlobals();
});

const play = async (user: Awaited<ReturnType<typeof openApp>>["user"], name: string) => {
  const card = within(await screen.findByRole("article", { name }));
  await user.click(card.getByRole("button", { name: new RegExp(`^(Oynat|Play): ${name}$`) }));
};
const dock = async () => within(await screen.findByRole("region", { name: /^(Oynatıcı|Player)$/ }));
describe.each(testedLanguages)("in %s", (locale) => {
  const say = { ...words[locale], ...listening[locale] };
  beforeEach(() => localStorage.setItem("locale", locale));

  test("measured samples are evened out by a gain, others sound untouched, and the dock says how", async ({
    client,
    open,
  }) => {
    const { user } = await open("/panel", client);
    await play(user, "Quiet");
    const player = await dock();
    expect(await player.findByText("+6 dB")).toBeInTheDocument();
    expect(FakeContext.gain).toBeCloseTo(10 ** (6 / 20));
    expect(FakeContext.source).toBe(audioElement());

    await play(user, "Loud");
    expect(await player.findByText("−6 dB")).toBeInTheDocument();
    expect(FakeContext.gain).toBeCloseTo(10 ** (-6 / 20));

    await play(user, "Unknown");
    expect(await player.findByText(say.measuring)).toBeInTheDocument();
    expect(FakeContext.source).not.toBe(audioElement());

    await play(user, "Foreign");
    expect(await player.findByText(say.foreign)).toBeVisible();
    expect(FakeContext.source).not.toBe(audioElement());
    expect(audioElement().crossOrigin).toBeNull();
    expect(document.querySelectorAll("audio")).toHaveLength(1);
  });

  test("the switch is heard at once and remembered", async ({ client, open }) => {
    const { user } = await open("/panel", client);
    await play(user, "Quiet");
    const player = await dock();
    const toggle = await player.findByRole("button", { name: say.matched });
    expect(toggle).toHaveAttribute("aria-pressed", "true");
    await user.click(toggle);
    expect(FakeContext.gain).toBe(1);
    expect(player.getByText(say.recorded)).toBeInTheDocument();
    expect(localStorage.getItem("sound-level")).toBe("recorded");
    await play(user, "Foreign");
    await waitFor(() => expect(player.getByText("Foreign")).toBeVisible());
    expect(player.queryByText(say.foreign)).toBeNull();
    await play(user, "Quiet");
    expect(FakeContext.gain).toBe(1);
    await user.click(toggle);
    expect(FakeContext.gain).toBeCloseTo(10 ** (6 / 20));
  });
});

test("a server that measures nothing shows nothing of levels and queues, and no sound is led elsewhere", async () => {
  const plain = await startAppServer({ parts: { features: [] } });
  try {
    const person = await plain.createClient();
    await addVoices(plain.parts.db, [{ name: "Plain", sample: { ...sample, isMeasured: false } }]);
    const { user } = await openApp(plain.origin, "/panel", person.token);
    await play(user, "Plain");
    const player = await dock();
    expect(player.queryByRole("button", { name: listening.tr.matched })).toBeNull();
    expect(player.queryByText(listening.tr.measuring)).toBeNull();
    expect(screen.queryByRole("button", { name: listening.tr.playAll })).toBeNull();
    expect(FakeContext.source).not.toBe(audioElement());
  } finally {
    await plain.close();
  }
});
