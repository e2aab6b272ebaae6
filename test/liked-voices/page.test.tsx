import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { watchCalls, writes } from "#test/support/calls.ts";
import { numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { words } from "./words.ts";

const url = (name: string) => `https://samples.example/${encodeURIComponent(name)}.mp3`;

const test = base
  .extend("drafts", { scope: "file" }, () => numbered(4))
  // The page of the client, who likes these voices, in this order.
  .extend("openWith", ({ server, client, open }) => async (...liked: string[]) => {
    for (let count = 1; count <= liked.length; count += 1) {
      const likedVoiceMp3s = liked.slice(0, count).map(url);
      await server.inject({
        method: "POST",
        url: `/api/v1/clients/update/${client.userName}`,
        headers: client.headers,
        payload: { likedVoiceMp3s, offers: [] },
      });
    }
    return open("/liked-voices", client);
  });

beforeEach(() => localStorage.setItem("locale", "tr"));

const card = (name: string) => screen.findByRole("article", { name });
const names = () =>
  screen.queryAllByRole("article").map((article) => within(article).getByRole("heading").textContent);
const listCalls = (calls: ReturnType<typeof watchCalls>) =>
  calls.filter(({ path }) => path.endsWith("/liked-voices"));

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("the liked voices stand under their heading, the newest first", async ({ openWith }) => {
    await openWith("Ses 3", "Ses 1");
    expect(await screen.findByRole("heading", { name: say.title, level: 1 })).toBeVisible();
    await card("Ses 1");
    expect(names()).toEqual(["Ses 1", "Ses 3"]);
    expect(screen.getByText(locale === "tr" ? "2 ses" : "2 voices")).toBeVisible();
    const first = within(await card("Ses 1"));
    expect(first.getByRole("button", { name: say.play("Ses 1") })).toBeVisible();
    expect(first.getByRole("button", { name: say.offer })).toBeVisible();
    expect(first.getByRole("button", { name: say.unlike("Ses 1") })).toBeVisible();
    expect(screen.getByRole("button", { name: say.multiSelect })).toBeEnabled();
    await waitFor(() => expect(document.title).toContain(say.title));
  });

  test("while they are on their way, that is said", async ({ openWith }) => {
    const held = Promise.withResolvers<void>();
    watchCalls(({ path }, { pass }) =>
      path.endsWith("/liked-voices") ? held.promise.then(pass) : undefined,
    );
    await openWith("Ses 1");
    expect(screen.getByText(say.loading)).toBeVisible();
    held.resolve();
    await card("Ses 1");
    expect(screen.queryByText(say.loading)).toBeNull();
  });

  test("none: says so, with one way on and multi-select muted", async ({ openWith }) => {
    const { user, address } = await openWith();
    expect(await screen.findByRole("heading", { name: say.none })).toBeVisible();
    expect(screen.getByRole("button", { name: say.multiSelect })).toBeDisabled();
    await user.click(screen.getByRole("link", { name: say.library }));
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    expect(address()).toBe("/panel");
  });

  test("a failure is said in the server's words, and can be tried again", async ({ openWith }) => {
    let fails = true;
    watchCalls(({ path }) =>
      fails && path.endsWith("/liked-voices") ? new Response("Bakım var.", { status: 400 }) : undefined,
    );
    const { user } = await openWith("Ses 1");
    expect(await screen.findByText(say.error("Bakım var."))).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: say.retry }));
    expect(await card("Ses 1")).toBeVisible();
  });

  test.for([
    () => new Response("", { status: 500 }),
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    () => Response.json([{ voiceId: 1 }]),
  ])("a failure without words has the fixed sentence", async (answer, { openWith }) => {
    watchCalls(({ path }) => (path.endsWith("/liked-voices") ? answer() : undefined));
    await openWith("Ses 1");
    expect(await screen.findByText(say.error(say.listFailed))).toBeVisible();
  });

  test("an owner sees the empty message, and no voices are asked of the server", async ({ owner, open }) => {
    const calls = watchCalls();
    await open("/liked-voices", owner);
    expect(await screen.findByRole("heading", { name: say.none })).toBeVisible();
    expect(screen.getByRole("heading", { name: say.title, level: 1 })).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(["/api/v1/auth/me", "/api/v1/offers/attention"]);
  });

  test("letting go of a like takes the card away at once; undo brings it back to its place", async ({
    openWith,
  }) => {
    const { user } = await openWith("Ses 3", "Ses 2", "Ses 1");
    await card("Ses 2");
    const said = listenToPage();
    const held = Promise.withResolvers<void>();
    const calls = watchCalls(({ method }, { pass }) =>
      method === "POST" ? held.promise.then(pass) : undefined,
    );
    await user.click(screen.getByRole("button", { name: say.unlike("Ses 2") }));
    expect(names()).toEqual(["Ses 1", "Ses 3"]);
    await waitFor(() => expect(said).toEqual([say.removed("Ses 2")]));
    const undo = screen.getByRole("button", { name: say.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    held.resolve();
    await waitFor(() => expect(writes(calls)).toHaveLength(1));
    await user.click(undo);
    expect(names()).toEqual(["Ses 1", "Ses 2", "Ses 3"]);
    expect(screen.queryByText(say.removed("Ses 2"))).toBeNull();
    await waitFor(() => expect(writes(calls)).toHaveLength(2));
    const sent = writes(calls).map(({ body }) => (body as { likedVoiceMp3s: string[] }).likedVoiceMp3s);
    expect(sent.map((list) => list.toSorted())).toEqual([
      [url("Ses 1"), url("Ses 3")],
      [url("Ses 1"), url("Ses 2"), url("Ses 3")],
    ]);
    expect(names()).toEqual(["Ses 1", "Ses 2", "Ses 3"]);
  });

  test("a refused one comes back, with the reason", async ({ openWith }) => {
    const { user } = await openWith("Ses 1");
    await card("Ses 1");
    watchCalls(({ method }) => (method === "POST" ? new Response("", { status: 500 }) : undefined));
    await user.click(screen.getByRole("button", { name: say.unlike("Ses 1") }));
    expect(await screen.findByText(say.updateFailed)).toBeVisible();
    expect(names()).toEqual(["Ses 1"]);
    expect(screen.queryByText(say.removed("Ses 1"))).toBeNull();
  });
});

test("letting go of the last one shows the empty message, and undo fills the page again", async ({
  openWith,
}) => {
  const { user } = await openWith("Ses 1");
  await card("Ses 1");
  await user.click(screen.getByRole("button", { name: "Beğeniyi kaldır: Ses 1" }));
  expect(screen.getByRole("heading", { name: words.tr.none })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Geri al" }));
  expect(names()).toEqual(["Ses 1"]);
});

test.for(["Kapat", "Geri al"])(
  "whoever presses “%s” of the message is in the page then",
  async (name, { openWith }) => {
    const { user } = await openWith("Ses 2", "Ses 1");
    await card("Ses 1");
    await user.click(screen.getByRole("button", { name: "Beğeniyi kaldır: Ses 1" }));
    await user.click(screen.getByRole("button", { name }));
    expect(screen.queryByText(words.tr.removed("Ses 1"))).toBeNull();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  },
);

test("a voice liked in the library stands on the page, and one let go of there does not", async ({
  openWith,
}) => {
  const { user } = await openWith("Ses 1");
  await card("Ses 1");
  await user.click(screen.getByRole("button", { name: /Deniz/ }));
  await user.click(await screen.findByRole("link", { name: "Panelim" }));
  await user.click(await screen.findByRole("button", { name: "Beğen: Ses 4" }));
  await user.click(await screen.findByRole("button", { name: "Beğeniyi kaldır: Ses 1" }));
  await screen.findByRole("button", { name: "Beğen: Ses 1" });
  await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Beğenilen sesler" }));
  await card("Ses 4");
  expect(names()).toEqual(["Ses 4"]);
});

test("a voice liked in another tab stands on the page too, and its heart lets go of it", async ({
  server,
  client,
  openWith,
}) => {
  const { user } = await openWith("Ses 1");
  await card("Ses 1");
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: client.headers,
    payload: { likedVoiceMp3s: ["Ses 1", "Ses 2"].map(url), offers: [] },
  });
  await user.click(screen.getByRole("button", { name: /Deniz/ }));
  await user.click(await screen.findByRole("link", { name: "Panelim" }));
  await card("Ses 3");
  await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Beğenilen sesler" }));
  await card("Ses 2");
  const calls = watchCalls();
  await user.click(screen.getByRole("button", { name: "Beğeniyi kaldır: Ses 2" }));
  await waitFor(() => expect(writes(calls)).toHaveLength(2)); // the first one is stale
  expect(writes(calls)[1]?.body).toMatchObject({ likedVoiceMp3s: [url("Ses 1")] });
  expect(names()).toEqual(["Ses 1"]);
  expect(listCalls(calls)).toEqual([]);
});

test("the player works here too", async ({ openWith }) => {
  const { user } = await openWith("Ses 2", "Ses 1");
  await user.click(await screen.findByRole("button", { name: "Oynat: Ses 1" }));
  const dock = await screen.findByRole("region", { name: "Oynatıcı" });
  expect(within(dock).getByText("Ses 1")).toBeVisible();
  await user.click(within(dock).getByRole("button", { name: "Sonraki ses" }));
  expect(await within(dock).findByText("Ses 2")).toBeVisible();
  await user.click(await within(dock).findByRole("button", { name: "Beğeniyi kaldır: Ses 2" }));
  expect(names()).toEqual(["Ses 1"]);
});
