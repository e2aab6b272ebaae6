import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { forgetStores, openWithList, startListsServer, type ListsServer } from "./app.ts";
import { idsOf, listsOf } from "./calls.ts";
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

  test("a card makes a first list, ticks it, and takes its voice out again", async () => {
    const client = await server.createClient();
    const calls = watchCalls();
    const { user } = await openApp(server.origin, "/panel", client.token);
    await user.click(await screen.findByRole("button", { name: say.add("Ses 2") }));
    expect(await screen.findByText(say.none)).toBeVisible();
    await user.click(screen.getByRole("button", { name: say.newList }));
    const said = listenToPage();
    const field = screen.getByRole("textbox", { name: say.name });
    await user.click(screen.getByRole("button", { name: say.create }));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(say.nameMissing);
    await waitFor(() => expect(said).toEqual([say.nameMissing]));
    await user.type(field, "Sonbahar{Enter}");
    const option = await screen.findByRole("checkbox", { name: /Sonbahar/ });
    expect(await screen.findByText(say.added("Sonbahar"))).toBeInTheDocument();
    // The field with the focus went away with its form.
    expect(screen.getByRole("button", { name: say.newList })).toHaveFocus();
    await waitFor(() => expect(option).toBeChecked());
    expect(writes(calls)).toMatchObject([
      { path: "/api/v1/lists", body: { name: "Sonbahar", voiceIds: [server.ids.get("Ses 2")] } },
    ]);
    await user.click(option);
    expect(await screen.findByText(say.removed("Sonbahar"))).toBeInTheDocument();
    expect(option).not.toBeChecked();
    expect((await listsOf(server, client).all())[0]).toMatchObject({ name: "Sonbahar", count: 0 });
  });

  test("the bar adds all that are selected, and says where only some are in", async () => {
    const client = await server.createClient();
    const { user, stored } = await openWithList(server, client, { count: 1, path: "/panel" });
    await user.click(await screen.findByRole("button", { name: say.multiSelect }));
    expect(screen.queryByRole("button", { name: say.add("Ses 1") })).toBeNull();
    for (const name of ["Ses 1", "Ses 2", "Ses 3"])
      await user.click(await screen.findByRole("checkbox", { name: say.select(name) }));
    await user.click(await screen.findByRole("button", { name: say.addMany }));
    const option = await screen.findByRole("checkbox", { name: /Sonbahar/ });
    expect(option).toBePartiallyChecked();
    await user.click(option);
    await waitFor(() => expect(option).toBeChecked());
    expect(idsOf(await stored())).toEqual(["Ses 1", "Ses 2", "Ses 3"].map((name) => server.ids.get(name)));
  });

  test("lists are searched by a part of their name", async () => {
    const client = await server.createClient();
    await listsOf(server, client).create({ name: "İlk seçim" });
    const { user } = await openWithList(server, client, { path: "/panel" });
    await user.click(await screen.findByRole("button", { name: say.add("Ses 4") }));
    const search = await screen.findByRole("searchbox", { name: say.search });
    const names = () => within(search.closest("[popover]") as HTMLElement).queryAllByRole("checkbox").length;
    expect(names()).toBe(2);
    await user.type(search, "bahar");
    expect(names()).toBe(1);
    await user.type(search, "x");
    expect(screen.getByText(say.noFit)).toBeVisible();
  });

  test("an owner adds from the card too, and reaches the lists from the profile menu", async () => {
    const owner = await server.createOwner();
    const { user } = await openWithList(server, owner, { name: "Öneriler", count: 2, path: "/panel" });
    await user.click(await screen.findByRole("button", { name: say.add("Ses 1") }));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /Öneriler/ })).toBeChecked());
    const bar = within(screen.getByRole("banner"));
    await user.hover(bar.getAllByRole("button").at(-1) as HTMLElement); // the profile, whose links come then
    const links = await bar.findAllByRole("link", { name: say.title, hidden: true });
    expect(links).toHaveLength(1);
    await user.click(links[0] as HTMLElement);
    const card = (await screen.findByRole("link", { name: "Öneriler" })).closest("li") as HTMLElement;
    expect(within(card).getByText(say.owners)).toBeVisible();
  });
});
