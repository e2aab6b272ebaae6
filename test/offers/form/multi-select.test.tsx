import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { useVoices } from "#src/features/voices/store.ts";
import type { OpenApp } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { numbered } from "#test/support/library.ts";
import { card, fill, openForm, submit, test as base, type Say } from "./form-fixtures.ts";
import { words } from "./words.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const barName = /^(Seçilen sesler|Selected voices)$/;

async function select({ user }: OpenApp, say: Say, ...names: string[]) {
  for (const name of names) await user.click(await screen.findByRole("checkbox", { name: say.select(name) }));
  if (names.length > 0) await screen.findByRole("region", { name: barName });
}

const test = base
  .extend("drafts", { scope: "file" }, () => [
    ...numbered(17),
    { name: "Rojda", languages: ["KURDISH" as const] },
  ])
  .extend("selecting", ({ openLibrary }) => async (say: Say, ...names: string[]) => {
    const app = await openLibrary();
    await app.user.click(screen.getByRole("button", { name: say.multiSelect }));
    await select(app, say, ...names);
    return app;
  });

const bar = () => within(screen.getByRole("region", { name: barName }));
const noBar = () => expect(screen.queryByRole("region", { name: barName })).toBeNull();
const expectOff = (say: Say) =>
  waitFor(() => {
    noBar();
    expect(screen.getByRole("button", { name: say.multiSelect })).toBeVisible();
    expect(screen.queryByRole("checkbox", { name: say.select("Ses 1") })).toBeNull();
    expect(useVoices.getState().selection.size).toBe(0);
  });

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("a checkbox takes the offer button's place, and the heart is hidden", async ({ selecting }) => {
    const { user } = await selecting(say);
    expect(card("Ses 1").getByRole("checkbox", { name: say.select("Ses 1") })).not.toBeChecked();
    expect(card("Ses 1").queryByRole("button", { name: say.make })).toBeNull();
    expect(card("Ses 1").queryByRole("button", { name: say.like("Ses 1") })).toBeNull();
    noBar();
    await user.click(screen.getByRole("button", { name: say.exit }));
    expect(card("Ses 1").getByRole("button", { name: say.make })).toBeVisible();
    expect(card("Ses 1").getByRole("button", { name: say.like("Ses 1") })).toBeVisible();
  });

  test("the bar says how many, shows which, and lets go of them", async ({ selecting }) => {
    const { user } = await selecting(say, "Ses 2", "Ses 1");
    expect(bar().getByText(say.selected(2))).toBeVisible();
    expect(bar().getByText("Ses 1")).toBeVisible();
    await user.click(bar().getByRole("button", { name: say.remove("Ses 2") }));
    expect(bar().getByText(say.selected(1))).toBeVisible();
    expect(bar().getByRole("button", { name: say.makeFor(1) })).toBeVisible();
    await waitFor(() => expect(bar().getByRole("button", { name: say.remove("Ses 1") })).toHaveFocus());
    expect(screen.getByRole("checkbox", { name: say.select("Ses 2") })).not.toBeChecked();
    await user.click(bar().getByRole("button", { name: say.remove("Ses 1") }));
    noBar();
    await waitFor(() => expect(screen.getByRole("button", { name: say.exit })).toHaveFocus());
  });

  test("the selection survives pages and filters, and one offer is sent for all of it", async ({
    selecting,
  }) => {
    const app = await selecting(say, "Ses 3", "Ses 1");
    await app.user.click(screen.getByRole("button", { name: say.next }));
    await select(app, say, "Rojda");
    expect(bar().getByText(say.selected(3))).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: /^(Cinsiyet|Gender)$/ }));
    await app.user.click(await screen.findByRole("radio", { name: /^(Erkek|Male)$/ }));
    await app.user.click(screen.getByRole("button", { name: /(Filtreleri uygula|Apply filters)$/i }));
    await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
    expect(bar().getByText("Rojda")).toBeVisible();
    const { selection } = useVoices.getState();
    await app.user.click(bar().getByRole("button", { name: say.makeFor(3) }));
    const dialog = within(await screen.findByRole("dialog", { name: say.titleFor(3) }));
    expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Ses 3",
      "Ses 1",
      "Rojda",
    ]);
    await fill(app, say, { budget: "0", platform: "TV" });
    const calls = watchCalls();
    await submit(app, say);
    expect(await dialog.findByText(say.created)).toBeVisible();
    expect(writes(calls)[0]?.body).toMatchObject({
      offers: [{ budget: 0, platform: "TV", version: 1, voiceIds: [...selection] }],
    });
    await app.user.click(dialog.getByRole("button", { name: say.done }));
    await waitFor(() => expectOff(say));
  });

  test("more than four become a number that opens the list", async ({ selecting }) => {
    const { user } = await selecting(say, ...numbered(6).map(({ name }) => name));
    expect(bar().getByRole("button", { name: say.remove("Ses 4") })).toBeVisible();
    expect(bar().queryByText("Ses 5")).not.toBeVisible();
    await user.click(bar().getByRole("button", { name: `+2 ${say.showAll}` }));
    expect(bar().getByText("Ses 5")).toBeVisible();
    await user.click(bar().getByRole("button", { name: say.remove("Ses 5") }));
    expect(bar().getByText(say.selected(5))).toBeVisible();
    expect(bar().getByRole("button", { name: `+1 ${say.showAll}` })).toBeVisible();
  });

  test("a voice taken out of the form is let go of; the last one closes it", async ({ selecting }) => {
    const { user } = await selecting(say, "Ses 1", "Ses 2", "Ses 3");
    await user.click(bar().getByRole("button", { name: say.makeFor(3) }));
    const dialog = within(await screen.findByRole("dialog", { name: say.titleFor(3) }));
    await user.click(dialog.getByRole("button", { name: say.remove("Ses 2") }));
    expect(screen.getByRole("dialog", { name: say.titleFor(2) })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: say.remove("Ses 3") })).toHaveFocus());
    await waitFor(() => expect(useVoices.getState().selection.size).toBe(2));
    await user.click(dialog.getByRole("button", { name: say.remove("Ses 3") }));
    expect(screen.getByRole("dialog", { name: say.title })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: say.remove("Ses 1") })).toHaveFocus());
    await user.click(dialog.getByRole("button", { name: say.remove("Ses 1") }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await expectOff(say);
  });

  test("exit lets go of everything", async ({ selecting }) => {
    const { user } = await selecting(say, "Ses 1", "Ses 2");
    await user.click(screen.getByRole("button", { name: say.exit }));
    await expectOff(say);
    await user.click(screen.getByRole("button", { name: say.multiSelect }));
    expect(screen.getByRole("checkbox", { name: say.select("Ses 1") })).not.toBeChecked();
  });

  test.for(["cancel", "close", "Escape", "overlay"] as const)(
    "closing the form by %s turns multi-select off and clears the selection",
    async (way, { selecting }) => {
      const { user } = await selecting(say, "Ses 1", "Ses 2");
      await user.click(bar().getByRole("button", { name: say.makeFor(2) }));
      const dialog = await screen.findByRole("dialog", { name: say.titleFor(2) });
      if (way === "Escape") await user.keyboard("{Escape}");
      else if (way === "overlay") await user.click(dialog);
      else await user.click(within(dialog).getByRole("button", { name: say[way] }));
      expect(screen.queryByRole("dialog")).toBeNull();
      await expectOff(say);
      await waitFor(() => expect(screen.getByRole("button", { name: say.multiSelect })).toHaveFocus());
    },
  );
});

test("the chosen voices are one selection over the library and the liked voices", async ({ openLibrary }) => {
  const say = words.tr;
  const app = await openLibrary();
  await app.user.click(card("Ses 2").getByRole("button", { name: say.like("Ses 2") }));
  await app.user.click(screen.getByRole("button", { name: say.multiSelect }));
  await select(app, say, "Ses 1");
  await app.user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Beğenilen sesler" }));
  await select(app, say, "Ses 2");
  expect(bar().getByText("Ses 1")).toBeVisible();
  expect(bar().getByRole("button", { name: say.makeFor(2) })).toBeVisible();
});

test("a single offer leaves no selection behind either", async ({ openLibrary }) => {
  const app = await openLibrary();
  await openForm(app, words.tr);
  await app.user.click(screen.getByRole("button", { name: words.tr.cancel }));
  expectOff(words.tr);
  await waitFor(() => expect(card("Ses 1").getByRole("button", { name: words.tr.make })).toHaveFocus());
});

test("a voice of the form can be played before it is decided", async ({ openLibrary }) => {
  const app = await openLibrary();
  const dialog = within(await openForm(app, words.tr));
  await app.user.click(dialog.getByRole("button", { name: "Oynat: Ses 1" }));
  expect(await dialog.findByRole("button", { name: "Duraklat: Ses 1" })).toBeVisible();
});
