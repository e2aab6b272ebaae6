import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { numbered, type VoiceDraft } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "#test/voices/library/library-words.ts";
import { searchWords } from "./search-words.ts";

const spoken = (transcriptText: string, transcriptLanguage: string) => ({
  seconds: 6,
  transcriptText,
  transcriptLanguage,
});

const test = base.extend("drafts", { scope: "file" }, (): VoiceDraft[] => [
  { name: "Elif Karaçay", voiceColors: ["WARM"], sample: spoken("Bir varmış bir yokmuş.", "tr") },
  { name: "Barış Işıldak", voiceColors: ["WARM", "DEEP"], gender: "Male" },
  { name: "Kerem Ilgaz", gender: "Male", sample: spoken("Karanlıkta bir ışık yandı.", "tr") },
  ...numbered(14, { languages: ["GERMAN"], sample: spoken("Guten Tag.", "de") }),
  { name: "Onni", languages: ["GERMAN", "FINNISH"], sample: spoken("Hyvää päivää.", "fi") },
  { name: "Salma", languages: ["GERMAN"] },
]);

const card = (name: string) => screen.findByRole("article", { name });
const names = () =>
  screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent);
const searched = (address: string) => new URLSearchParams(address.split("?")[1]);

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  const search = searchWords[locale];
  const [, colors = "", languages = ""] = say.groups;
  const field = () => screen.getByRole("combobox", { name: search.field });
  const chip = (value: string) => screen.findByRole("button", { name: search.asWord(value) });
  beforeEach(() => localStorage.setItem("locale", locale));

  test("understood words become chips in the field, which the filters count; a press makes one a word again", async ({
    client,
    open,
  }) => {
    const { user, address } = await open("/panel?page=2", client);
    await fillIn(user, await screen.findByRole("combobox", { name: search.field }), "sıcak erkek ışıl");
    await user.keyboard("{Enter}");
    await card("Barış Işıldak");
    expect(await chip(search.warm)).toBeVisible();
    expect(await chip(say.male)).toBeVisible();
    expect(field()).toHaveValue("ışıl");
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(searched(address()).get("q")).toBe("sıcak erkek ışıl");
    expect(searched(address()).has("page")).toBe(false);
    expect(screen.getByRole("button", { name: `${colors} · 1` })).toBeVisible();
    expect(screen.queryByRole("button", { name: say.remove(search.warm) })).toBeNull();
    await waitFor(() => expect(document.title).toContain("sıcak erkek ışıl"));

    await user.click(await chip(search.warm));
    await waitFor(() => expect(field()).toHaveValue('"sıcak" ışıl'));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(searched(address()).get("q")).toBe('"sıcak" erkek ışıl');
    expect(await screen.findByRole("button", { name: colors })).toBeVisible();

    history.back();
    expect(await chip(search.warm)).toBeVisible();
    expect(field()).toHaveValue("ışıl");
    await user.click(screen.getByRole("button", { name: search.clear }));
    await card("Elif Karaçay");
    expect(address()).toBe("/panel");
    expect(field()).toHaveValue("");
  });

  test("Backspace opens the last chip, Escape empties the field; what is only typed is not applied", async ({
    client,
    open,
  }) => {
    const { user, address } = await open("/panel?q=s%C4%B1cak", client);
    await chip(search.warm);
    await user.click(field());
    await user.keyboard("{Backspace}");
    expect(field()).toHaveValue("sıcak");
    expect(screen.queryByRole("button", { name: search.asWord(search.warm) })).toBeNull();
    expect(address()).toBe("/panel?q=s%C4%B1cak");
    await user.keyboard("{Enter}");
    expect(await chip(search.warm)).toBeVisible();
    await user.keyboard("{Escape}");
    await card("Ses 1");
    expect(address()).toBe("/panel");
  });

  test("the order stands in the address, of shuffled voices with its seed; best match only with text", async ({
    client,
    open,
  }) => {
    const { user, address } = await open("/panel?q=s%C4%B1cak", client);
    await chip(search.warm);
    const order = () => screen.getByRole("combobox", { name: search.order });
    const offered = () =>
      within(order())
        .getAllByRole("option")
        .map((option) => option.textContent);
    expect(offered()).toEqual(search.orders);
    expect(screen.getByText(search.unpaid)).toBeVisible();
    await user.selectOptions(order(), "name");
    await waitFor(() => expect(names()).toEqual(["Barış Işıldak", "Elif Karaçay"]));
    await user.selectOptions(order(), "shuffled");
    await waitFor(() => expect(searched(address()).get("seed")).toMatch(/^\d{1,6}$/));

    await fillIn(user, field(), "kara");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(names()).toEqual(["Elif Karaçay"]));
    expect(offered()).toContain(search.best);
    await user.selectOptions(order(), "best");
    await waitFor(() => expect(searched(address()).get("order")).toBe("best"));
    await user.clear(field());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/panel?q=s%C4%B1cak"));
    expect(order()).toHaveValue("newest");
  });

  test("who is heard in a filtered language stands first; the others stand under a heading of their own", async ({
    client,
    open,
  }) => {
    const { user } = await open("/panel?languageNames=GERMAN", client);
    const heading = await screen.findByRole("heading", { name: search.alsoSpeak });
    const lists = screen.getAllByRole("list");
    const [heard, others] = lists.filter((list) => within(list).queryAllByRole("article").length > 0);
    if (!heard || !others) throw new Error("there are not two lists");
    expect(within(heard).getAllByRole("article")).toHaveLength(14);
    expect(heard.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(others).toHaveAccessibleName(search.alsoSpeak);
    expect(within(others).getAllByRole("article")).toHaveLength(1);
    expect(within(await card("Ses 1")).getByText(search.sample(search.german))).toBeVisible();
    await user.click(screen.getByRole("button", { name: say.next }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByRole("heading", { name: search.alsoSpeak })).toBeVisible();
    expect(screen.queryByText(search.sample(""), { exact: false })).toBeNull(); // nobody knows of Salma’s
  });

  test("while filters are edited, the counts are the draft's, and the button says how many voices it shows", async ({
    client,
    open,
  }) => {
    const { user, address } = await open("/panel", client);
    await card("Elif Karaçay");
    await user.click(screen.getByRole("button", { name: languages }));
    await user.click(await screen.findByRole("checkbox", { name: say.german }));
    const apply = await screen.findByRole("button", { name: search.show(16) });
    await user.click(screen.getByRole("button", { name: say.groups[0] ?? "" }));
    await waitFor(() =>
      expect(screen.getByRole("radio", { name: say.male })).toHaveAccessibleDescription("0"),
    );
    expect(address()).toBe("/panel");

    const calls = watchCalls();
    await user.click(apply);
    await screen.findByRole("heading", { name: search.alsoSpeak });
    expect(address()).toBe("/panel?languageNames=GERMAN");
    expect(calls.filter(({ path }) => /voices\?.*page=0/.test(path))).toEqual([]);
    expect(screen.getByRole("button", { name: say.apply })).toBeVisible();
  });

  test("Enter in an open group applies it and closes it", async ({ client, open }) => {
    const { user, address } = await open("/panel", client);
    await card("Elif Karaçay");
    const group = screen.getByRole("button", { name: colors });
    await user.click(group);
    await user.click(await screen.findByRole("checkbox", { name: search.warm }));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(names()).toEqual(["Elif Karaçay", "Barış Işıldak"]));
    expect(address()).toBe("/panel?voiceColorNames=WARM");
    expect(group).toHaveAttribute("aria-expanded", "false");
  });

  test("nothing found: which word or filter to drop, the one that finds most first", async ({
    client,
    open,
  }) => {
    const { user, address } = await open("/panel?gender=Male&q=s%C4%B1cak+kara%C3%A7ay", client);
    expect(await screen.findByRole("heading", { name: search.noMatch })).toBeVisible();
    const ways = await screen.findAllByRole("button", { name: /\d (ses|voices?)$/ });
    expect(ways.map((way) => way.textContent)).toEqual([
      `${say.remove(say.male)}${say.voices(1)}`,
      `${search.removeWord("karaçay")}${say.voices(1)}`,
    ]);
    await user.click(screen.getByRole("button", { name: new RegExp(search.removeWord("karaçay")) }));
    await card("Barış Işıldak");
    expect(searched(address()).get("q")).toBe("sıcak");
    expect(await chip(search.warm)).toBeVisible();
  });

  test("where no single one helps, the fewest together; or a voice is asked for with what was searched", async ({
    client,
    open,
  }) => {
    const { user, address } = await open("/panel?gender=Male&q=almanca+genç+kara%C3%A7ay", client);
    const together = await screen.findByRole("button", { name: search.removeGermanAndYoungOfMen });
    await user.click(screen.getByRole("button", { name: search.request }));
    const wish = await screen.findByRole("textbox", { name: search.qualities });
    await waitFor(() => expect(wish).toHaveValue(search.searchedFor));
    await user.keyboard("{Escape}");
    await user.click(together);
    await card("Elif Karaçay");
    expect(address()).toBe("/panel?q=kara%C3%A7ay");
  });

  test("a word that is nowhere is struck through, and the rest is found", async ({ client, open }) => {
    await open("/panel?q=s%C4%B1cak+olmayan", client);
    await card("Elif Karaçay");
    expect(screen.getByText("olmayan")).toBeVisible();
    expect(screen.getByText("olmayan").tagName).toBe("S");
    expect(field()).toHaveValue("olmayan");
    expect(names()).toEqual(["Elif Karaçay", "Barış Işıldak"]);
  });
});
