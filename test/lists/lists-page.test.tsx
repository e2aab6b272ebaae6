import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { forgetStores, openWithList, rowNames, startListsServer, type ListsServer } from "./app.ts";
import { idsOf } from "./calls.ts";
import { words } from "./words.ts";

let server: ListsServer;
beforeAll(async () => {
  server = await startListsServer();
});
afterAll(() => server.close());
beforeEach(forgetStores);

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("without any, a list is made by its name and opens empty", async () => {
    const client = await server.createClient();
    const { user, address } = await openApp(server.origin, "/lists", client.token);
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(document.title).toContain(say.title);
    await user.click(screen.getByRole("button", { name: say.newList }));
    await user.type(await screen.findByRole("textbox", { name: say.name }), "Sonbahar{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "Sonbahar" })).toBeVisible();
    expect(address()).toMatch(/^\/lists\/.+/);
    expect(screen.getByText(say.empty)).toBeVisible();
    expect(screen.getByRole("link", { name: say.library })).toHaveAttribute("href", "/panel");
  });

  test("a card tells the count and who sees it, and leads to its list", async () => {
    const client = await server.createClient();
    const { user } = await openWithList(server, client, { path: "/lists" });
    const link = await screen.findByRole("link", { name: "Sonbahar" });
    const card = within(link.closest("li") as HTMLElement);
    expect(card.getByText(new RegExp(`^${say.voices(3)}`))).toBeVisible();
    expect(card.getByText(say.onlyYou)).toBeVisible();
    await user.click(link);
    expect(await screen.findByRole("heading", { level: 1, name: "Sonbahar" })).toBeVisible();
  });

  test("a list is renamed, and duplicated with its voices and notes", async () => {
    const client = await server.createClient();
    const { user, lists, list } = await openWithList(server, client, { path: "/lists" });
    await lists.change(list.listId, { voiceId: idsOf(list)[1] ?? "", note: "Yedek" });
    await user.click(await screen.findByRole("button", { name: say.more("Sonbahar") }));
    await user.click(screen.getByRole("button", { name: say.rename }));
    const field = await screen.findByRole("textbox", { name: say.name });
    expect(field).toHaveValue("Sonbahar");
    await user.clear(field);
    await user.type(field, "Kış{Enter}");
    expect(await screen.findByRole("link", { name: "Kış" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: say.more("Kış") }));
    await user.click(screen.getByRole("button", { name: say.duplicate }));
    const copied = await screen.findByRole("textbox", { name: say.name });
    await waitFor(() => expect(copied).toHaveValue(say.copy("Kış")));
    await user.type(copied, "{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: say.copy("Kış") })).toBeVisible();
    expect(rowNames()).toEqual(["Ses 1", "Ses 2", "Ses 3"]);
    expect(screen.getByText("Yedek")).toBeVisible();
    expect((await lists.all()).map(({ name }) => name).toSorted()).toEqual(["Kış", say.copy("Kış")]);
  });

  test("a deleted list is undone, from its own page too", async () => {
    const client = await server.createClient();
    const { user, lists, address } = await openWithList(server, client);
    await screen.findByRole("heading", { level: 1, name: "Sonbahar" });
    await user.click(screen.getByRole("button", { name: say.more("Sonbahar") }));
    await user.click(screen.getByRole("button", { name: say.delete }));
    expect(await screen.findByText(say.deleted("Sonbahar"))).toBeVisible();
    expect(address()).toBe("/lists");
    expect(await screen.findByText(say.none)).toBeVisible();
    await waitFor(async () => expect(await lists.all()).toEqual([]));
    await user.click(screen.getByRole("button", { name: say.undo }));
    expect(await screen.findByRole("link", { name: "Sonbahar" })).toBeVisible();
    expect(screen.queryByText(say.deleted("Sonbahar"))).toBeNull();
    expect(await lists.all()).toHaveLength(1);
  });

  test("a refused deletion says why and brings the card back", async () => {
    const client = await server.createClient();
    const { user } = await openWithList(server, client, { path: "/lists" });
    await screen.findByRole("link", { name: "Sonbahar" });
    watchCalls(({ method }) => (method === "DELETE" ? new Response("Olmadı.", { status: 500 }) : undefined));
    await user.click(screen.getByRole("button", { name: say.more("Sonbahar") }));
    await user.click(screen.getByRole("button", { name: say.delete }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Olmadı.");
    expect(screen.getByRole("link", { name: "Sonbahar" })).toBeVisible();
  });

  test("an unknown list says so", async () => {
    const client = await server.createClient();
    await openApp(server.origin, "/lists/00000000-0000-7000-8000-000000000000", client.token);
    const gone = await screen.findByRole("heading", { name: say.unknown });
    expect(gone).toBeVisible();
    const links = within(screen.getByRole("main")).getAllByRole("link", { name: say.title });
    for (const link of links) expect(link).toHaveAttribute("href", "/lists");
  });
});
