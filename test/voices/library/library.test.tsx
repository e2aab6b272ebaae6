import { testedLanguages } from "#test/support/languages.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { useVoices } from "#src/features/voices/store.ts";
import { test } from "./library-fixtures.ts";
import { words } from "./library-words.ts";

const card = (name: string) => screen.findByRole("article", { name });
const pager = () => screen.getByRole("navigation", { name: /^(Sayfalar|Pages)$/ });
const radio = (name: string) => screen.getByRole("radio", { name });

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  const [gender = "", , languages = ""] = say.groups;
  beforeEach(() => localStorage.setItem("locale", locale));

  test("the library shows its title, how many voices there are, fifteen cards and a pager", async ({
    client,
    open,
  }) => {
    const said = listenToPage();
    await open("/panel", client);
    expect(await screen.findByRole("heading", { level: 1, name: say.title })).toBeVisible();
    await card("Ses 1");
    expect(screen.getAllByRole("article")).toHaveLength(15);
    await waitFor(() => expect(said).toContain(say.found(35)));
    expect(pager()).toHaveTextContent(say.page(1, 3));
    expect(screen.getByRole("button", { name: say.previous })).toBeDisabled();
    expect(screen.getByRole("button", { name: say.next })).toBeEnabled();
  });

  test("the pager moves within the pages and is at its ends disabled", async ({ client, open }) => {
    const { user, address } = await open("/panel?page=2", client);
    await card("Ses 16");
    await user.click(screen.getByRole("button", { name: say.next }));
    await card("Ses 31");
    expect(pager()).toHaveTextContent(say.page(3, 3));
    expect(screen.getByRole("button", { name: say.next })).toBeDisabled();
    expect(address()).toBe("/panel?page=3");
    await waitFor(() => expect(screen.getByRole("button", { name: say.previous })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: say.previous }));
    await user.click(screen.getByRole("button", { name: say.previous }));
    await card("Ses 1");
    expect(address()).toBe("/panel");
  });

  test("a draft is edited, applied, shown as chips, and taken back", async ({ client, open }) => {
    const said = listenToPage();
    const { user, address } = await open("/panel?page=2", client);
    await card("Ses 16");
    const apply = screen.getByRole("button", { name: new RegExp(say.apply, "i") });
    expect(apply).toHaveAttribute("aria-disabled", "true");

    await user.click(screen.getByRole("button", { name: languages }));
    await user.click(await screen.findByRole("checkbox", { name: say.kurdish }));
    expect(screen.getByRole("button", { name: `${languages} · 1` })).toBeVisible();
    expect(apply).toHaveAttribute("aria-disabled", "false");
    expect(address()).toBe("/panel?page=2");

    await user.click(apply);
    await card("Rojda");
    expect(address()).toBe("/panel?languageNames=KURDISH");
    expect(apply).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(said).toContain(say.found(2)));

    await user.click(screen.getByRole("button", { name: gender }));
    await user.click(await screen.findByRole("radio", { name: say.male }));
    await user.click(apply);
    await waitFor(() => expect(screen.queryByRole("article", { name: "Rojda" })).toBeNull());
    expect(address()).toBe("/panel?gender=Male&languageNames=KURDISH");

    await user.click(screen.getByRole("button", { name: say.remove(say.male) }));
    await card("Rojda");
    expect(address()).toBe("/panel?languageNames=KURDISH");
    await user.click(screen.getByRole("button", { name: say.clear }));
    await card("Ses 1");
    expect(address()).toBe("/panel");
    expect(screen.queryByRole("button", { name: say.clear })).toBeNull();
    expect(screen.getByRole("button", { name: languages })).toBeVisible();
  });

  test("gender is one of three with All first; the others are checkboxes with counts", async ({
    client,
    open,
  }) => {
    const { user } = await open("/panel?languageNames=KURDISH", client);
    await card("Rojda");
    await user.click(screen.getByRole("button", { name: gender }));
    expect(await screen.findAllByRole("radio")).toEqual([say.all, say.male, say.female].map(radio));
    expect(radio(say.all)).toBeChecked();
    expect(radio(say.all)).toHaveAccessibleDescription("2");
    await user.click(radio(say.male));
    await user.click(radio(say.female));
    expect(radio(say.male)).not.toBeChecked();

    await user.click(screen.getByRole("button", { name: `${languages} · 1` }));
    const muted = await screen.findByRole("checkbox", { name: say.german });
    expect(muted).toHaveAccessibleDescription("0");
    expect(muted).toBeEnabled();
  });

  test("several voices are chosen over pages and filters; leaving lets go of them", async ({
    client,
    open,
  }) => {
    const { user } = await open("/panel", client);
    await card("Ses 1");
    await user.click(screen.getByRole("button", { name: say.select }));
    await user.click(await screen.findByRole("checkbox", { name: say.choose("Ses 1") }));
    await user.click(screen.getByRole("button", { name: say.next }));
    await card("Ses 16");
    await user.click(await screen.findByRole("checkbox", { name: say.choose("Ses 16") }));
    await user.click(screen.getByRole("button", { name: say.previous }));
    await card("Ses 1");
    expect(screen.getByRole("checkbox", { name: say.choose("Ses 1") })).toBeChecked();
    await waitFor(() => expect(useVoices.getState().selection.size).toBe(2));
    await user.click(screen.getByRole("button", { name: say.exit }));
    expect(screen.queryByRole("checkbox", { name: say.choose("Ses 1") })).toBeNull();
    await waitFor(() => expect(useVoices.getState().selection.size).toBe(0));
  });
});

test("an owner chooses several to add to a list or to compare, and has neither likes nor offers", async ({
  owner,
  open,
}) => {
  const { user, address } = await open("/panel", owner);
  await card("Ses 1");
  await user.click(screen.getByRole("button", { name: words.tr.select }));
  for (const name of ["Ses 1", "Ses 2"])
    await user.click(await screen.findByRole("checkbox", { name: words.tr.choose(name) }));
  const bar = within(await screen.findByRole("region", { name: "Seçilen sesler" }));
  await user.click(await bar.findByRole("button", { name: "Listeye ekle" }));
  expect(await bar.findByRole("button", { name: "Yeni liste" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(Teklif ver|Beğen)/ })).toBeNull();
  await user.click(await bar.findByRole("link", { name: "Karşılaştır" }));
  await screen.findByRole("heading", { level: 1, name: "Karşılaştırma" });
  expect(address()).toMatch(/^\/compare\?voice=.+&voice=.+/);
});

test("only one group is open; Escape closes it and gives the focus back", async ({ client, open }) => {
  const { user } = await open("/panel", client);
  await card("Ses 1");
  const first = screen.getByRole("button", { name: "Cinsiyet" });
  const second = screen.getByRole("button", { name: "Diller" });
  await user.click(first);
  expect(first).toHaveAttribute("aria-expanded", "true");
  await user.click(second);
  expect(first).toHaveAttribute("aria-expanded", "false");
  expect(second).toHaveAttribute("aria-expanded", "true");
  await user.click(await screen.findByRole("checkbox", { name: "Almanca" }));
  await user.keyboard("{Escape}");
  expect(second).toHaveAttribute("aria-expanded", "false");
  await waitFor(() => expect(second).toHaveFocus());
});
