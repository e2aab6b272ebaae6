import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect } from "vitest";
import type { Locale } from "#contract/constants/site-languages.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { setLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { setLevelMatched } from "#src/voice/level-matching.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "#test/voices/library/library-words.ts";
import { listening } from "./listening-words.ts";

const test = base
  .extend("drafts", { scope: "file" }, () => numbered(3))
  .extend("openIn", ({ client, open }) => async (locale: Locale, path = "/panel") => {
    localStorage.setItem("locale", locale);
    const app = await open(path, client);
    await screen.findByRole("heading", { level: 1 });
    return app;
  });

afterEach(() => {
  stopPlayer();
  setLetterKeys(true);
  setLevelMatched(true);
  usePlayer.setState({ areKeysShown: undefined });
});

const card = (name: string) => within(screen.getByRole("article", { name }));
const searchField = () => within(screen.getByRole("search")).getByRole("combobox");

describe.each(testedLanguages)("in %s", (locale) => {
  const say = { ...words[locale], ...listening[locale] };
  const sheet = () => screen.queryByRole("dialog", { name: say.keys });

  test("? lists all keys from anywhere but a field, / goes to the search", async ({ openIn }) => {
    const { user } = await openIn(locale);
    await screen.findByRole("article", { name: "Ses 1" });
    await user.keyboard("?");
    const list = within(await screen.findByRole("dialog", { name: say.keys }));
    expect(list.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    expect(list.getByText("1–6")).toBeVisible();
    await user.keyboard("/");
    expect(searchField()).not.toHaveFocus(); // the sheet stands before it
    await user.keyboard("{Escape}");
    await waitFor(() => expect(sheet()).toBeNull());

    await user.keyboard("/");
    await waitFor(() => expect(searchField()).toHaveFocus());
    expect(searchField()).toHaveValue("");
    await user.keyboard("?/j");
    expect(searchField()).toHaveValue("?/j");
    expect(sheet()).toBeNull();
  });

  test("the switch turns letters and signs off, which is remembered; Space goes on working", async ({
    openIn,
  }) => {
    const { user } = await openIn(locale);
    await user.click((await screen.findAllByRole("button", { name: say.play("Ses 1") }))[0] ?? document.body);
    await user.keyboard("?");
    const list = within(await screen.findByRole("dialog", { name: say.keys }));
    await user.click(list.getByRole("switch", { name: say.letterKeys }));
    expect(localStorage.getItem("letter-keys")).toBe("off");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(sheet()).toBeNull());

    card("Ses 1").getByRole("slider").focus();
    await user.keyboard("j?/");
    expect(sheet()).toBeNull();
    expect(searchField()).not.toHaveFocus();
    await waitFor(() => expect(usePlayer.getState().track?.voice.voiceArtistName).toBe("Ses 1"));
    await user.keyboard(" ");
    await waitFor(() => expect(usePlayer.getState().status).toBe("paused"));
  });
});

test("who goes on from a card's slider does not lose the place", async ({ openIn }) => {
  const { user } = await openIn("tr");
  await user.click(
    (await screen.findAllByRole("button", { name: words.tr.play("Ses 1") }))[0] ?? document.body,
  );
  card("Ses 1").getByRole("slider").focus();
  await user.keyboard("j");
  await waitFor(() => expect(usePlayer.getState().track?.voice.voiceArtistName).toBe("Ses 2"));
  await waitFor(() =>
    expect(card("Ses 1").getByRole("button", { name: words.tr.play("Ses 1") })).toHaveFocus(),
  );
});

test("they work on other pages too, where / has nothing to go to", async ({ openIn }) => {
  const { user } = await openIn("tr", "/offers");
  await user.keyboard("/");
  await waitFor(() => expect(document.body).toHaveFocus());
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Klavye kısayolları" })).toBeVisible();
});

test("the account has both switches of listening", async ({ openIn }) => {
  const { user } = await openIn("tr", "/account");
  const group = within(await screen.findByRole("region", { name: "Dinleme" }));
  await user.click(group.getByRole("switch", { name: "Tek tuşlu kısayollar" }));
  expect(localStorage.getItem("letter-keys")).toBe("off");
  await user.click(group.getByRole("switch", { name: "Eşit ses düzeyi" }));
  expect(localStorage.getItem("sound-level")).toBe("recorded");
  await user.click(group.getByRole("switch", { name: "Eşit ses düzeyi" }));
});
