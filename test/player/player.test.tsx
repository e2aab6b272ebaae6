import { testedLanguages } from "#test/support/languages.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { announceSessionEnd } from "#src/session/session-end.ts";
import { audioElement, start } from "#src/voice/player/engine/audio.ts";
import { stopPlayer, toggle } from "#src/voice/player/engine/commands.ts";
import { followAudio } from "#src/voice/player/engine/follow-audio.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { numbered } from "#test/support/library.ts";
import { voiceOf } from "#test/support/voice.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "#test/voices/library/library-words.ts";
import { listenToPage, untilNothingIsLeftToSay } from "#test/support/jsdom/hearing.ts";

const peaks = "80".repeat(64);
const sample = { seconds: 6, peaks, transcriptText: "Günaydın.", transcriptLanguage: "tr" };

const test = base
  .extend("drafts", { scope: "file" }, () => [
    { name: "Elif", sample },
    { name: "Rojda", sample: { seconds: 5, peaks } },
    ...numbered(15),
  ])
  .extend("openPanel", ({ client, open }) => async () => {
    const app = await open("/panel", client);
    await screen.findByRole("article", { name: "Elif" });
    return app;
  });

beforeEach(() => {
  stopPlayer();
  usePlayer.setState({ volume: 1, isContinuous: false });
});

const card = (name: string) => within(screen.getByRole("article", { name }));
const dock = async () => within(await screen.findByRole("region", { name: /^(Oynatıcı|Player)$/ }));

test("nothing is loaded and no dock stands there until a voice is played", async ({ origin, openPanel }) => {
  const { user } = await openPanel();
  expect(document.querySelector("audio")).toBeNull();
  expect(audioElement().src).toBe("");
  await user.click(card("Elif").getByRole("button", { name: "Oynat: Elif" }));
  expect(card("Elif").getByRole("button", { name: "Duraklat: Elif" })).toBeVisible();
  expect((await dock()).getByText("Elif")).toBeVisible();
  expect(document.querySelectorAll("audio")).toHaveLength(1);
  expect(audioElement().src).toBe(`${origin}/audio/Elif.mp3`);
});

test("a pause before the player's code has come holds once it has, and can be taken back", async () => {
  const voice = voiceOf("Elif");
  start({ playlist: { voices: [voice] }, voice });
  toggle();
  onTestFinished(followAudio());
  expect(usePlayer.getState().status).toBe("paused");
  toggle();
  expect(usePlayer.getState().status).toBe("playing");
});

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("one sounds at a time; the dock pauses and goes on", async ({ openPanel }) => {
    const { user } = await openPanel();
    await user.click(card("Elif").getByRole("button", { name: say.play("Elif") }));
    await user.click(card("Rojda").getByRole("button", { name: say.play("Rojda") }));
    expect(card("Elif").getByRole("button", { name: say.play("Elif") })).toBeVisible();
    const player = await dock();
    await user.click(player.getByRole("button", { name: say.pause("Rojda") }));
    expect(card("Rojda").getByRole("button", { name: say.play("Rojda") })).toBeVisible();
    expect(audioElement().paused).toBe(true);
    await user.click(player.getByRole("button", { name: say.play("Rojda") }));
    expect(audioElement().paused).toBe(false);
  });

  test("seeks by seconds, by threes, to both ends, and says where it is", async ({ openPanel }) => {
    const { user } = await openPanel();
    await user.click(card("Elif").getByRole("button", { name: say.play("Elif") }));
    const seek = (await dock()).getByRole("slider", { name: /^(Oynatma konumu|Position)$/ });
    expect(seek).toHaveAttribute("aria-valuetext", say.seconds(0, 6));
    seek.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{PageUp}{ArrowLeft}");
    expect(seek).toHaveAttribute("aria-valuetext", say.seconds(4, 6));
    await user.keyboard("{PageUp}{PageUp}");
    expect(seek).toHaveAttribute("aria-valuetext", say.seconds(6, 6));
    await user.keyboard("{PageDown}");
    expect(seek).toHaveAttribute("aria-valuetext", say.seconds(3, 6));
    await user.keyboard("{Home}");
    expect(seek).toHaveAttribute("aria-valuetext", say.seconds(0, 6));
    await user.keyboard("{End}");
    expect(seek).toHaveAttribute("aria-valuetext", say.seconds(6, 6));
  });

  test("a still waveform plays from where it is pressed, by pointer and by key", async ({ openPanel }) => {
    const { user } = await openPanel();
    const place = (name: string) => card(name).getByRole("slider", { name: say.position });
    vi.spyOn(place("Elif"), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 120, 40));
    fireEvent.pointerUp(place("Elif"), { clientX: 160 });
    expect(card("Elif").getByRole("button", { name: say.pause("Elif") })).toBeVisible();
    expect(audioElement().currentTime).toBe(3);
    expect(place("Elif")).toHaveAttribute("aria-valuetext", say.seconds(3, 6));
    place("Rojda").focus();
    await user.keyboard("{ArrowRight}");
    expect(card("Rojda").getByRole("button", { name: say.pause("Rojda") })).toBeVisible();
    expect(place("Rojda")).toHaveFocus();
    expect(audioElement().currentTime).toBe(1);
    await user.keyboard("{PageUp}");
    expect(place("Rojda")).toHaveAttribute("aria-valuetext", say.seconds(4, 5));
    // As a finger does that scrolls the page.
    fireEvent.change(place("Elif"), { target: { value: "5" } });
    expect(card("Elif").getByRole("button", { name: say.play("Elif") })).toBeVisible();
  });

  test("a sample that cannot be had is said in its card, with a way to try again", async ({ openPanel }) => {
    const { user } = await openPanel();
    const play = vi.spyOn(audioElement(), "play");
    play.mockRejectedValueOnce(new DOMException("gone", "NotSupportedError"));
    await user.click(card("Elif").getByRole("button", { name: say.play("Elif") }));
    expect(await card("Elif").findByRole("alert")).toHaveTextContent(say.audioFailed);
    await user.click(card("Elif").getByRole("button", { name: say.retry }));
    await waitFor(() => expect(card("Elif").queryByRole("alert")).toBeNull());
    expect(card("Elif").getByRole("button", { name: say.pause("Elif") })).toBeVisible();
  });

  test("continuous play is off until chosen; the volume is remembered", async ({ openPanel }) => {
    const { user } = await openPanel();
    await user.click(card("Elif").getByRole("button", { name: say.play("Elif") }));
    const player = await dock();
    fireEvent(audioElement(), new Event("ended"));
    expect(await player.findByRole("button", { name: say.play("Elif") })).toBeVisible();

    await user.click(player.getByRole("button", { name: say.continuous }));
    expect(player.getByRole("button", { name: say.continuous })).toHaveAttribute("aria-pressed", "true");
    await user.click(player.getByRole("button", { name: say.play("Elif") }));
    fireEvent(audioElement(), new Event("ended"));
    expect(await player.findByRole("button", { name: say.pause("Rojda") })).toBeVisible();

    fireEvent.change(player.getByRole("slider", { name: say.volume }), { target: { value: "0.4" } });
    expect(audioElement().volume).toBe(0.4);
    expect(localStorage.getItem("volume")).toBe("0.4");
  });

  test("what is said can be read, in its own language", async ({ openPanel }) => {
    const { user } = await openPanel();
    expect(card("Rojda").queryByRole("button", { name: say.showText })).toBeNull();
    await user.click(card("Elif").getByRole("button", { name: say.showText }));
    expect(card("Elif").getByText("Günaydın.")).toHaveAttribute("lang", "tr");
    expect(card("Elif").getByText("Günaydın.")).toHaveAttribute("dir", "auto");
    await user.click(card("Elif").getByRole("button", { name: say.hideText }));
    expect(card("Elif").queryByText("Günaydın.")).toBeNull();
  });
});

test("next and previous move within the results, over the end of a page", async ({ openPanel }) => {
  const { user, address } = await openPanel();
  await user.click(card("Ses 13").getByRole("button", { name: "Oynat: Ses 13" }));
  const player = await dock();
  await user.click(player.getByRole("button", { name: "Sonraki ses" }));
  expect(await player.findByText("Ses 14")).toBeVisible();
  expect(address()).toBe("/panel");
  await user.click(player.getByRole("button", { name: "Sonraki ses" }));
  expect(await player.findByText("Ses 15")).toBeVisible();
  expect(player.getByRole("button", { name: "Sonraki ses" })).toHaveAttribute("aria-disabled", "true");
  await user.click(player.getByRole("button", { name: "Önceki ses" }));
  expect(await player.findByText("Ses 14")).toBeVisible();
});

test("it goes on while pages change, and ends with the session", async ({ openPanel }) => {
  const { user } = await openPanel();
  await user.click(card("Elif").getByRole("button", { name: "Oynat: Elif" }));
  await dock();
  await user.click(screen.getByRole("button", { name: "Sonraki" }));
  await screen.findByRole("article", { name: "Ses 14" });
  expect((await dock()).getByRole("button", { name: "Duraklat: Elif" })).toBeVisible();
  announceSessionEnd("logout");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Oynatıcı" })).toBeNull());
  expect(audioElement().paused).toBe(true);
});

test("L says whose voice was liked, and is no more, where the focus is on no heart", async ({
  openPanel,
}) => {
  const said = listenToPage();
  const { user } = await openPanel();
  card("Elif").getByRole("button", { name: "Oynat: Elif" }).focus();
  await user.keyboard("l");
  await waitFor(() => expect(said.at(-1)).toBe("Beğenilen seslere eklendi: Elif"));
  await user.keyboard("l");
  await waitFor(() => expect(said.at(-1)).toBe("Beğenilen seslerden çıkarıldı: Elif"));
  card("Elif").getByRole("button", { name: "Beğen: Elif" }).focus();
  await user.keyboard("l");
  await card("Elif").findByRole("button", { name: "Beğeniyi kaldır: Elif" });
  await untilNothingIsLeftToSay();
  expect(said.filter((sentence) => sentence.startsWith("Beğenilen"))).toHaveLength(2);
});

test("Space, J and K work in the grid and the dock, and nowhere else; J and K say whose voice it is", async ({
  openPanel,
}) => {
  const said = listenToPage();
  const { user } = await openPanel();
  await user.click(card("Elif").getByRole("button", { name: "Oynat: Elif" }));
  const player = await dock();
  (await player.findByRole("slider", { name: "Oynatma konumu" })).focus();
  await user.keyboard("j");
  expect(await player.findByText("Rojda")).toBeVisible();
  await waitFor(() => expect(said.at(-1)).toBe("Rojda"));
  await user.keyboard("k");
  expect(await player.findByText("Elif")).toBeVisible();
  await waitFor(() => expect(said.at(-1)).toBe("Elif"));
  await user.keyboard(" ");
  expect(audioElement().paused).toBe(true);
  card("Ses 1").getByRole("button", { name: "Oynat: Ses 1" }).focus();
  await user.keyboard("j");
  expect(await player.findByText("Rojda")).toBeVisible();
  screen.getByRole("button", { name: "Diller" }).focus();
  await user.keyboard("j");
  expect(player.getByText("Rojda")).toBeVisible();
});
