import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import type { VoiceSuggestions } from "#contract/voices/voice-suggestions.ts";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import type { VoiceDraft } from "#test/support/library.ts";
import { test as library } from "#test/voices/library/library-fixtures.ts";
import { searchWords } from "./search-words.ts";

const said = { seconds: 6, transcriptText: "Karanlıkta bir ışık yandı.", transcriptLanguage: "tr" };

const base = library.extend("drafts", { scope: "file" }, (): VoiceDraft[] => [
  { name: "Elif Karaçay", voiceColors: ["WARM"] },
  { name: "Kerem Ilgaz", voiceColors: ["CHARISMATIC"], gender: "Male", sample: said },
]);

const suggested: VoiceSuggestions = {
  values: [{ group: "voiceColorNames", value: "CHARISMATIC", count: 1 }],
  artists: [
    {
      name: "Elif Karaçay",
      hits: [{ from: 5, to: 8 }],
      gender: "Female",
      ageRangeNames: ["ADULT"],
      voiceColorNames: ["WARM"],
      samples: 1,
    },
  ],
  texts: [
    {
      voiceId: "a",
      voiceArtistName: "Kerem Ilgaz",
      text: "Karanlıkta bir ışık yandı…",
      hits: [{ from: 0, to: 3 }],
      language: "tr",
      seconds: 6,
    },
  ],
};
const asked = (path: string) => new URL(path, "http://site").searchParams;
const options = () => within(screen.getByRole("listbox")).getAllByRole("option");
const isSuggestions = (path: string) => path.startsWith("/api/v1/voices/suggestions");

describe.each(testedLanguages)("in %s", (locale) => {
  const search = searchWords[locale];
  const field = () => screen.getByRole("combobox", { name: search.field });
  const list = () => screen.findByRole("listbox", { name: search.suggestions });
  const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = base.extend("type", ({ client, open }) => async (text: string, path = "/panel") => {
    const calls = watchCalls((call) => (isSuggestions(call.path) ? Response.json(suggested) : undefined));
    const app = await open(path, client);
    await screen.findByRole("article", { name: "Kerem Ilgaz" });
    await fillIn(app.user, field(), text);
    return { ...app, calls };
  });

  test("after two letters it is asked for the word that is typed, under the filters that hold", async ({
    type,
  }) => {
    const { calls } = await type("erkek kar", "/panel?voiceColorNames=CHARISMATIC");
    expect(await list()).toBeVisible();
    expect(field()).toHaveAttribute("aria-expanded", "true");
    const paths = calls.filter(({ path }) => isSuggestions(path)).map(({ path }) => path);
    expect(paths).toHaveLength(1);
    expect(Object.fromEntries(asked(paths[0] ?? ""))).toEqual({ q: "kar", voiceColorNames: "CHARISMATIC" });
    for (const name of search.groups) expect(screen.getByRole("group", { name })).toBeVisible();
    expect(within(await list()).getAllByText(/^kar$/i, { selector: "b" })).toHaveLength(
      locale === "tr" ? 3 : 2,
    );
    expect(options()[2]?.querySelector("[lang=tr]")).toHaveTextContent("“Karanlıkta bir ışık yandı…”");
  });

  test("keys move through it and choose; Escape closes it before it empties the field", async ({ type }) => {
    const { user, address } = await type("kar");
    await list();
    expect(active()).toBeNull();
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(options()[0]);
    await user.keyboard("{End}");
    expect(active()).toBe(options()[2]);
    await user.keyboard("{ArrowDown}{ArrowUp}{Home}");
    expect(active()).toBe(options()[0]);
    expect(active()).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveValue("kar");
    await user.keyboard("{ArrowDown}");
    await list();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(await screen.findByRole("button", { name: search.asWord(search.charismatic) })).toBeVisible();
    expect(asked(address()).get("q")).toBe(search.charismatic);
    await waitFor(() => expect(field()).toHaveFocus());
  });

  test("an artist and a text are searched for in quotes, in place of what was typed", async ({ type }) => {
    const { user, address } = await type("kadın kar");
    await user.click(within(await list()).getByRole("option", { name: /Elif Karaçay/ }));
    await waitFor(() => expect(asked(address()).get("q")).toBe('kadın "Elif Karaçay"'));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: search.clear }));
    await fillIn(user, field(), "kar");
    await user.click(within(await list()).getByRole("option", { name: /Kerem Ilgaz/ }));
    await waitFor(() => expect(asked(address()).get("q")).toBe('"Karanlıkta bir ışık yandı"'));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByRole("article", { name: "Kerem Ilgaz" })).toBeVisible();
  });

  test("an older answer never stands over a newer one", async ({ client, open }) => {
    const first = Promise.withResolvers<Response>();
    const nothing = { values: [], artists: [], texts: [] } satisfies VoiceSuggestions;
    const calls = watchCalls(({ path }) => {
      if (!isSuggestions(path)) return undefined;
      return asked(path).get("q") === "ka"
        ? first.promise
        : Response.json({ ...nothing, artists: suggested.artists });
    });
    const { user } = await open("/panel", client);
    await screen.findByRole("article", { name: "Kerem Ilgaz" });
    await fillIn(user, field(), "ka");
    await waitFor(() => expect(calls.filter(({ path }) => isSuggestions(path))).toHaveLength(1));
    await user.keyboard("r");
    await list();
    first.resolve(Response.json(suggested));
    await new Promise((resolve) => setTimeout(resolve));
    expect(options()).toHaveLength(1);
  });

  test("Enter without an option searches for what is typed", async ({ type }) => {
    const { user, address } = await type("kar");
    await list();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/panel?q=kar"));
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});
