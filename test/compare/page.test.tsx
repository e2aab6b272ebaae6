import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { audioElement } from "#src/voice/player/engine/audio.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { setLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { setLevelMatched } from "#src/voice/level-matching.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { openApp } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { numbered } from "#test/support/library.ts";
import { startMinimalBackEnd } from "#test/support/minimal-back-end/server.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { stubAudio } from "./fake-audio.ts";
import { words } from "./words.ts";

const peaks = "80".repeat(128);
const lengths: Partial<Record<string, number>> = { Elif: 8, Rojda: 4, Baran: 6 };

const test = base
  .extend("drafts", { scope: "file" }, () => [
    {
      name: "Elif",
      heard: { title: "Kahve", kind: "COMMERCIAL" as const },
      sample: {
        seconds: 8,
        peaks,
        loudness: -20.4,
        truePeak: -9,
        transcriptText: "Günaydın.",
        transcriptLanguage: "tr" as const,
      },
    },
    { name: "Rojda", sample: { seconds: 4, peaks } },
    { name: "Baran", sample: { seconds: 6, peaks } },
    { name: "Uzun", sample: { seconds: 181, peaks } },
    ...numbered(7),
  ])
  // The address of the comparison of these voices; a name that no voice has stands there itself.
  .extend("addressOf", async ({ server, client }) => {
    const answer = await server.inject({ url: "/api/v1/voices", headers: client.headers });
    const { content } = answer.json<VoicePage>();
    const ids = new Map(content.map(({ voiceArtistName, voiceId }) => [voiceArtistName, voiceId]));
    return (...names: string[]) =>
      `/compare?${names.map((name) => `voice=${ids.get(name) ?? name}`).join("&")}`;
  })
  // Opens the comparison of these voices, as soon as the sounds of all that can be heard are there.
  .extend("openWith", ({ client, open, addressOf }) => async (...names: string[]) => {
    const audio = stubAudio();
    serveSamples();
    const app = await open(addressOf(...names), client);
    await screen.findByRole("radiogroup", { name: /^(Duyulan ses|Voice being heard)$/ });
    await soundsAreThere();
    return { ...app, audio };
  });

beforeEach(() => {
  stopPlayer();
  setLevelMatched(true);
  setLetterKeys(true);
});

/** Answers samples with the text of their length, which the fake audio reads; those in `broken` with 404. */
const serveSamples = (broken = new Set<string>()) =>
  watchCalls(({ path }) => {
    const name = /^\/audio\/(.+)\.mp3$/.exec(path)?.[1];
    if (name === undefined) return undefined;
    return broken.has(name) ? new Response("", { status: 404 }) : new Response(`${lengths[name] ?? 1}`);
  });

/** Waits for the sounds of all that can be heard: begun a moment after the page is drawn, and none of them loading any more. */
const soundsAreThere = () =>
  waitFor(() => {
    const states = Object.values(useSwitching.getState().sounds);
    if (states.length === 0 || states.includes("loading")) throw new Error("a sound is not there yet");
  });

const row = (name: string) => {
  const item = screen.getByRole("heading", { name }).closest("li");
  if (!item) throw new Error(`no row of ${name}`);
  return within(item);
};
const shown = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const radio = (name: string) => screen.getByRole("radio", { name });

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("the voices of the address stand in its order, with their level; unknown ones are said", async ({
    openWith,
  }) => {
    const { user } = await openWith("Rojda", "gone", "Elif", "gone-too");
    await waitFor(() => expect(document.title).toContain(say.title));
    expect(shown()).toEqual(["Rojda", "Elif"]);
    expect(screen.getByText(say.gone)).toBeVisible();
    expect(row("Elif").getByText(say.gain)).toBeVisible();
    expect(row("Elif").getByText("0:08")).toBeVisible();
    expect(row("Elif").getByText("Günaydın.")).toBeVisible();
    expect(row("Elif").getByText(say.commercial).parentElement).toHaveTextContent(say.heard);
    expect(row("Rojda").getByText(say.measuring)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: say.recorded }));
    expect(row("Elif").queryByText(say.gain)).toBeNull();
    expect(localStorage.getItem("sound-level")).toBe("recorded");
  });

  test("a key switches at once to the same fraction of the other voice, evened out", async ({ openWith }) => {
    const { user, audio } = await openWith("Elif", "Rojda");
    await user.keyboard(" ");
    expect(audio.sounding()).toMatchObject([{ seconds: 8, offset: 0 }]);
    expect(audio.sounding()[0]?.gain).toBeCloseTo(10 ** (2.4 / 20));
    audio.pass(6);
    await user.keyboard("2");
    expect(audio.sounding()).toMatchObject([{ seconds: 4, offset: 3, gain: 1 }]);
    expect(radio("2 Rojda")).toBeChecked();
    expect(row("Rojda").getByRole("button", { name: say.switchTo(2, "Rojda") })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    audio.pass(0.4);
    await user.click(row("Elif").getByRole("button", { name: say.switchTo(1, "Elif") }));
    expect(audio.sounding()).toMatchObject([{ seconds: 8, offset: expect.closeTo(6.8) }]);
    await user.keyboard("9");
    expect(radio("1 Elif")).toBeChecked();
    await user.click(screen.getByRole("button", { name: say.pause("Elif") }));
    expect(audio.sounding()).toEqual([]);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("slider", { name: say.position })).toHaveAttribute(
      "aria-valuetext",
      say.seconds(7, 8),
    );
  });

  test("without a device to play on it pauses and says so", async ({ openWith }) => {
    const { user, audio } = await openWith("Elif", "Rojda");
    audio.unplug();
    await user.keyboard(" ");
    expect(await screen.findByText(say.noDevice)).toBeVisible();
    expect(screen.getByRole("button", { name: say.play("Elif") })).toBeVisible();
    expect(audio.sounding()).toEqual([]);
  });

  test("what is said opens from a line to the whole", async ({ openWith }) => {
    const cut = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(60);
    onTestFinished(() => cut.mockRestore());
    const { user } = await openWith("Elif", "Rojda");
    const button = () => row("Elif").getByRole("button", { name: say.showText });
    await user.click(button());
    expect(row("Elif").getByText("Günaydın.")).toHaveAttribute("data-whole");
    await user.click(row("Elif").getByRole("button", { name: say.hideText }));
    expect(row("Elif").getByText("Günaydın.")).not.toHaveAttribute("data-whole");
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(row("Rojda").queryByRole("button", { name: say.showText })).toBeNull();
  });

  test("a text that stands in its line as a whole has no button", async ({ openWith }) => {
    await openWith("Elif", "Rojda");
    expect(row("Elif").getByText("Günaydın.")).toBeVisible();
    expect(row("Elif").queryByRole("button", { name: say.showText })).toBeNull();
  });

  test("R loops a part from the place on and says so; its edges are moved by keys", async ({ openWith }) => {
    const said = listenToPage();
    const { user, audio } = await openWith("Elif", "Rojda");
    await user.keyboard(" ");
    audio.pass(2);
    await user.keyboard("r");
    await waitFor(() => expect(said.at(-1)).toBe(say.looped));
    expect(screen.getByRole("button", { name: RegExp(`^${say.loop}`) })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(audio.sounding()).toMatchObject([{ seconds: 8, offset: 2, loop: [2, 4] }]);
    screen.getByRole("slider", { name: say.to }).focus();
    await user.keyboard("{PageDown}{ArrowLeft}{ArrowLeft}");
    expect(audio.sounding()[0]?.loop?.[1]).toBeCloseTo(2.8);
    audio.pass(0.5);
    await user.keyboard("2");
    expect(screen.getByRole("slider", { name: say.to })).toHaveFocus();
    expect(audio.sounding()).toMatchObject([{ seconds: 4, offset: 1.25 }]);
    expect(audio.sounding()[0]?.loop).toEqual([1, expect.closeTo(1.4)]);
    await user.keyboard("r");
    expect(audio.sounding()[0]?.loop).toBeUndefined();
    await waitFor(() => expect(said.at(-1)).toBe(say.notLooped));
  });

  test("removing keeps the others, moves the focus on, and says when too few are left", async ({
    addressOf,
    openWith,
  }) => {
    const { user, address, audio } = await openWith("Elif", "Rojda", "Baran");
    await user.keyboard(" ");
    audio.pass(2);
    await user.click(row("Elif").getByRole("button", { name: say.remove("Elif") }));
    expect(await screen.findByText(say.removed("Elif"))).toBeInTheDocument();
    expect(shown()).toEqual(["Rojda", "Baran"]);
    expect(address()).toBe(addressOf("Rojda", "Baran"));
    await waitFor(() =>
      expect(row("Rojda").getByRole("button", { name: say.remove("Rojda") })).toHaveFocus(),
    );
    expect(audio.sounding()).toMatchObject([{ seconds: 4, offset: 1 }]);
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: say.tooFew })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: say.title })).toHaveFocus());
    expect(within(screen.getByRole("main")).getAllByRole("link", { name: say.library })).toHaveLength(2);
    expect(audio.sounding()).toEqual([]);
    expect(audio.isClosed()).toBe(true);
  });

  test("foreign and long samples are mute; one that failed can be tried again", async ({
    client,
    open,
    addressOf,
  }) => {
    stubAudio();
    const broken = new Set(["Rojda"]);
    const calls = serveSamples(broken);
    const { user } = await open(addressOf("Ses 1", "Uzun", "Rojda", "Elif"), client);
    expect(await screen.findByText(say.foreign)).toBeVisible();
    expect(screen.getByText(say.long)).toBeVisible();
    expect(await row("Rojda").findByRole("alert")).toHaveTextContent(say.failed);
    for (const name of ["1 Ses 1", "2 Uzun", "3 Rojda"]) expect(radio(name)).toBeDisabled();
    await waitFor(() => expect(radio("4 Elif")).toBeChecked());
    expect(calls.filter(({ path }) => /samples\.example|Uzun/.test(path))).toEqual([]);
    broken.clear();
    await user.click(row("Rojda").getByRole("button", { name: say.retry }));
    await waitFor(() =>
      expect(document.activeElement?.closest("[data-compared]")).toHaveTextContent("Rojda"),
    );
    await waitFor(() => expect(radio("3 Rojda")).toBeEnabled());
    await user.keyboard("3");
    expect(radio("3 Rojda")).toBeChecked();
  });

  test("from more than six, two to six are picked first", async ({ client, open, addressOf }) => {
    stubAudio();
    serveSamples();
    const all = ["Elif", "Rojda", "Baran", "Ses 1", "Ses 2", "Ses 3", "Ses 4"];
    const { user, address } = await open(addressOf(...all), client);
    expect(await screen.findByText(say.pick)).toBeVisible();
    const go = screen.getByRole("button", { name: say.compare });
    expect(go).toHaveAttribute("aria-disabled", "true");
    for (const name of all.slice(1)) await user.click(screen.getByRole("checkbox", { name: RegExp(name) }));
    expect(screen.getByText(say.selected(6))).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /Elif/ })).toBeDisabled();
    await user.click(go);
    await screen.findByRole("radiogroup", { name: /^(Duyulan ses|Voice being heard)$/ });
    expect(address()).toBe(addressOf(...all.slice(1)));
  });

  test("L likes the voice that is chosen and says so, and the offer is for all", async ({ openWith }) => {
    const said = listenToPage();
    const { user } = await openWith("Elif", "Rojda");
    await user.keyboard("2l");
    await waitFor(() => expect(said.at(-1)).toBe(say.nowLiked("Rojda")));
    expect(await row("Rojda").findByRole("button", { name: say.unlike("Rojda") })).toBeVisible();
    expect(row("Elif").getByRole("button", { name: say.like("Elif") })).toBeVisible();
    await user.keyboard("l");
    await row("Rojda").findByRole("button", { name: say.like("Rojda") });
    await waitFor(() => expect(said.at(-1)).toBe(say.nowUnliked("Rojda")));
    await user.click(screen.getAllByRole("button", { name: say.makeFor(2) })[0] ?? document.body);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Elif", "Rojda"]);
  });

  test("the way leads from the selection; the player is paused, and its dock is not in the way", async ({
    client,
    open,
    addressOf,
  }) => {
    const audio = stubAudio();
    serveSamples();
    const { user, address } = await open("/panel", client);
    // Nobody has measured this one: the fake audio has nothing that evens out the player's sound.
    const card = within(await screen.findByRole("article", { name: "Rojda" }));
    await user.click(card.getByRole("button", { name: say.play("Rojda") }));
    await user.click(screen.getByRole("button", { name: say.multiSelect }));
    await user.click(await screen.findByRole("checkbox", { name: say.select("Rojda") }));
    const bar = within(await screen.findByRole("region", { name: /^(Seçilen sesler|Selected voices)$/ }));
    expect(bar.queryByRole("link", { name: say.compare })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: say.select("Baran") }));
    await user.click(await bar.findByRole("link", { name: say.compare }));
    await screen.findByRole("radiogroup", { name: /^(Duyulan ses|Voice being heard)$/ });
    expect(address()).toBe(addressOf("Rojda", "Baran"));
    await waitFor(() => expect(audioElement().paused).toBe(true));
    await waitFor(() =>
      expect(screen.getAllByRole("region", { name: /^(Oynatıcı|Player)$/ })).toHaveLength(1),
    );
    await soundsAreThere();
    await user.keyboard(" ");
    expect(audio.sounding()).toHaveLength(1);
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: say.library }));
    await screen.findByRole("article", { name: "Elif" });
    expect(audio.sounding()).toEqual([]);
    expect(audio.isClosed()).toBe(true);
    expect(await screen.findByRole("button", { name: /^(Oynatıcıyı kapat|Close player)$/ })).toBeVisible();
  });
});

test("what is looped of every voice is made ahead: a press copies no sound, and the loop does not click", async ({
  openWith,
}) => {
  const { user, audio } = await openWith("Elif", "Rojda", "Baran");
  await user.keyboard(" ");
  audio.pass(2);
  await user.keyboard("r");
  expect(audio.sounding()).toMatchObject([{ seconds: 8, offset: 2, loop: [2, 4] }]);
  await waitFor(() => expect(audio.copies()).toBe(6)); // of each voice the part, and what leads up to it
  expect(audio.sounding()).toMatchObject([{ seconds: 8, offset: 2, loop: [2, 4], isSmooth: true }]);
  audio.pass(1);
  await user.keyboard("2");
  expect(audio.sounding()).toMatchObject([{ seconds: 4, offset: 1.5, loop: [1, 2], isSmooth: true }]);
  await user.keyboard("3");
  expect(audio.sounding()).toMatchObject([{ seconds: 6, offset: 2.25, loop: [1.5, 3], isSmooth: true }]);
  expect(audio.copies()).toBe(6);
});

test("keys work on a slider too, and single ones are off where they are turned off", async ({ openWith }) => {
  const { user, audio } = await openWith("Elif", "Rojda");
  screen.getByRole("slider", { name: words.tr.position }).focus();
  await user.keyboard("2");
  expect(radio("2 Rojda")).toBeChecked();
  screen.getByRole("slider", { name: words.tr.position }).focus();
  setLetterKeys(false);
  await user.keyboard("1r");
  expect(radio("2 Rojda")).toBeChecked();
  await user.keyboard(" ");
  expect(audio.sounding()).toHaveLength(1);
});

test("at its end the sound stops and stands at the beginning", async ({ openWith }) => {
  const { user, audio } = await openWith("Elif", "Rojda");
  fireEvent.change(screen.getByRole("slider", { name: words.tr.position }), { target: { value: "4" } });
  await user.keyboard(" ");
  expect(audio.sounding()).toMatchObject([{ offset: 4 }]);
  audio.sounding()[0]?.end();
  expect(await screen.findByRole("button", { name: words.tr.play("Elif") })).toBeVisible();
  expect(screen.getByRole("slider", { name: words.tr.position })).toHaveAttribute(
    "aria-valuetext",
    words.tr.seconds(0, 8),
  );
});

test("owners compare too, without likes and offers", async ({ owner, open, addressOf }) => {
  stubAudio();
  serveSamples();
  await open(addressOf("Elif", "Rojda"), owner);
  await screen.findByRole("radiogroup", { name: "Duyulan ses" });
  expect(screen.queryByRole("button", { name: words.tr.like("Elif") })).toBeNull();
  expect(screen.queryByRole("button", { name: words.tr.makeFor(2) })).toBeNull();
});

test("a server without search has no such page, and no way to it", async ({ addressOf }) => {
  const minimal = await startMinimalBackEnd();
  try {
    const { address } = await openApp(minimal.origin, addressOf("Elif", "Rojda"), minimal.token);
    await waitFor(() => expect(address()).toBe("/panel"));
  } finally {
    await minimal.close();
  }
});

test("nobody signed in comes to it by the login, and back", async ({ open, addressOf }) => {
  const { address } = await open(addressOf("Elif", "Rojda"));
  expect(address()).toBe(`/login?next=${encodeURIComponent(addressOf("Elif", "Rojda"))}`);
});
