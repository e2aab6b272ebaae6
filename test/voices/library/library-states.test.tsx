import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { test as base } from "./library-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";
import { numbered, type VoiceDraft } from "#test/support/library.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { words } from "./library-words.ts";

const test = base.extend("drafts", { scope: "file" }, (): VoiceDraft[] => [
  ...numbered(16),
  { name: "Rojda", languages: ["KURDISH"] },
  { name: "Azad", languages: ["FRENCH"], gender: "Male" },
]);

const isList = (path: string) => path.startsWith("/api/v1/voices?");

/** The list does not come until what this returns is called. */
function holdList(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (new URL(new Request(input, init).url).pathname === "/api/v1/voices") await promise;
    return send(input, init);
  };
  return () => {
    globalThis.fetch = send;
    resolve();
  };
}

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("while the first page is on its way, that is said, and skeletons stand where cards will", async ({
    client,
    open,
  }) => {
    const release = holdList();
    await open("/panel", client);
    expect(screen.getByText(say.loading)).toBeVisible();
    expect(screen.getByText(say.loading).closest("[aria-busy=true]")).not.toBeNull();
    release();
    expect(await screen.findByRole("article", { name: "Ses 1" })).toBeVisible();
    expect(screen.queryByText(say.loading)).toBeNull();
  });

  test("old results stay, dimmed, while new ones are on their way", async ({ client, open }) => {
    const { user } = await open("/panel", client);
    await screen.findByRole("article", { name: "Ses 1" });
    const release = holdList();
    await user.click(screen.getByRole("button", { name: say.groups[2] ?? "" }));
    await user.click(await screen.findByRole("checkbox", { name: say.kurdish }));
    await user.click(screen.getByRole("button", { name: new RegExp(say.apply, "i") }));
    expect(screen.getByRole("article", { name: "Ses 1" }).closest("[aria-busy=true]")).not.toBeNull();
    expect(screen.queryByText(say.loading)).toBeNull();
    release();
    const found = await screen.findByRole("article", { name: "Rojda" });
    expect(found.closest("[aria-busy=true]")).toBeNull();
  });

  test("a failure is said in the server's words, and can be tried again", async ({ client, open }) => {
    let fails = true;
    watchCalls(({ path }) =>
      fails && isList(path) ? new Response("Bakım var.", { status: 400 }) : undefined,
    );
    const { user } = await open("/panel", client);
    expect(await screen.findByText(say.error("Bakım var."))).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: say.retry }));
    expect(await screen.findByRole("article", { name: "Ses 1" })).toBeVisible();
  });

  test("a failure without words has the fixed sentence", async ({ client, open }) => {
    watchCalls(({ path }) => (isList(path) ? new Response("", { status: 400 }) : undefined));
    await open("/panel", client);
    expect(await screen.findByText(say.error(say.serverError))).toBeVisible();
  });

  test.for(["<html>", "{}", '{"content":[', '{"content":[{}],"totalPages":1}'])(
    "an answer of another shape is a failure: %s",
    async (body, { client, open }) => {
      watchCalls(({ path }) => (isList(path) ? new Response(body) : undefined));
      await open("/panel", client);
      expect(await screen.findByText(say.error(say.serverError))).toBeVisible();
    },
  );

  test("a token that is gone from storage sends to the login, which says so", async ({ client, open }) => {
    const { user } = await open("/panel", client);
    await screen.findByRole("article", { name: "Ses 1" });
    localStorage.removeItem("token");
    await user.click(screen.getByRole("button", { name: say.groups[2] ?? "" }));
    await user.click(await screen.findByRole("checkbox", { name: say.kurdish }));
    await user.click(screen.getByRole("button", { name: new RegExp(say.apply, "i") }));
    expect(await screen.findByText(say.noToken)).toBeVisible();
  });

  test("nothing found: which one filter to drop, and what that would give", async ({ client, open }) => {
    const { user, address } = await open("/panel?gender=Male&languageNames=KURDISH", client);
    expect(await screen.findByRole("heading", { name: say.noMatch })).toBeVisible();
    const drop = await screen.findAllByRole("button", { name: new RegExp(`^${say.remove("")}.*\\d`) });
    expect(drop.map((button) => button.textContent)).toEqual([
      `${say.remove(say.male)}${say.voices(1)}`,
      `${say.remove(say.kurdish)}${say.voices(1)}`,
    ]);
    expect(screen.queryByRole("navigation", { name: /^(Sayfalar|Pages)$/ })).toBeNull();
    await user.click(drop[0] ?? document.body);
    expect(await screen.findByRole("article", { name: "Rojda" })).toBeVisible();
    expect(address()).toBe("/panel?languageNames=KURDISH");
  });

  test("nothing found, and no single filter is to blame: all of them can go", async ({ client, open }) => {
    const { user } = await open("/panel?gender=Male&languageNames=KURDISH&voiceColorNames=DEEP", client);
    expect(await screen.findByRole("heading", { name: say.noMatch })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("button", { name: say.clear })).toHaveLength(2));
    await user.click(screen.getAllByRole("button", { name: say.clear })[1] ?? document.body);
    expect(await screen.findByRole("article", { name: "Ses 1" })).toBeVisible();
  });

  test("the number of results is said once they have settled", async ({ client, open }) => {
    const said = listenToPage();
    const { user } = await open("/panel", client);
    await screen.findByRole("article", { name: "Ses 1" });
    await waitFor(() => expect(said).toContain(say.found(18)));
    const release = holdList();
    await user.click(screen.getByRole("button", { name: say.groups[2] ?? "" }));
    await user.click(await screen.findByRole("checkbox", { name: say.kurdish }));
    await user.click(screen.getByRole("button", { name: new RegExp(say.apply, "i") }));
    release();
    await waitFor(() => expect(said).toContain(say.found(1)));
    expect(said.filter((one) => one === say.found(18) || one === say.found(1))).toHaveLength(2);
  });
});
