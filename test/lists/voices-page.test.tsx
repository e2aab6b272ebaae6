import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { forgetStores, openWithList, startListsServer, untilRows, type ListsServer } from "./app.ts";
import { idsOf } from "./calls.ts";
import { words } from "./words.ts";

let server: ListsServer;
beforeAll(async () => {
  server = await startListsServer();
});
afterAll(() => server.close());
beforeEach(forgetStores);

const idsBy = (...names: string[]) => names.map((name) => server.ids.get(name));

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("keys lift a voice, move it and drop it; Escape puts it back; every step is said", async () => {
    const client = await server.createClient();
    const { user, stored } = await openWithList(server, client);
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    const calls = watchCalls();
    (await screen.findByRole("button", { name: say.handle("Ses 1") })).focus();
    await user.keyboard(" ");
    expect(screen.getByText(say.lifted)).toBeInTheDocument();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByText(say.place(3, 3))).toBeInTheDocument();
    await untilRows("Ses 2", "Ses 3", "Ses 1");
    await user.keyboard("{Escape}");
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    expect(writes(calls)).toEqual([]);
    await user.keyboard(" {ArrowDown} ");
    expect(screen.getByText(say.dropped)).toBeInTheDocument();
    await untilRows("Ses 2", "Ses 1", "Ses 3");
    await waitFor(async () => expect(idsOf(await stored())).toEqual(idsBy("Ses 2", "Ses 1", "Ses 3")));
    expect(writes(calls).map(({ body }) => body)).toEqual([
      { move: server.ids.get("Ses 1"), before: server.ids.get("Ses 3") },
    ]);
    expect(screen.getByRole("button", { name: say.handle("Ses 1") })).toHaveFocus();
  });

  test("Enter and a click lift and drop a voice as Space does", async () => {
    const client = await server.createClient();
    const { user, stored } = await openWithList(server, client);
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    const handle = await screen.findByRole("button", { name: say.handle("Ses 1") });
    handle.focus();
    await user.keyboard("{Enter}");
    expect(handle).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{ArrowDown}{Enter}");
    await untilRows("Ses 2", "Ses 1", "Ses 3");
    await waitFor(async () => expect(idsOf(await stored())).toEqual(idsBy("Ses 2", "Ses 1", "Ses 3")));
    const pressed = screen.getByRole("button", { name: say.handle("Ses 1") });
    expect(pressed).toHaveAttribute("aria-pressed", "false");
    pressed.blur();
    await user.click(pressed);
    expect(pressed).toHaveAttribute("aria-pressed", "true");
    expect(pressed).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    await user.click(screen.getByRole("button", { name: say.handle("Ses 1") }));
    await waitFor(async () => expect(idsOf(await stored())).toEqual(idsBy("Ses 1", "Ses 2", "Ses 3")));
    expect(screen.getByRole("button", { name: say.handle("Ses 1") })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  test("a row's menu moves a voice by a place, without dragging", async () => {
    const client = await server.createClient();
    const { user, stored } = await openWithList(server, client);
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    const act = async (name: string, entry: string) => {
      const row = screen.getByRole("heading", { level: 2, name }).closest("li") as HTMLElement;
      await user.click(within(row).getByRole("button", { name: say.more(name) }));
      await user.click(within(row).getByRole("button", { name: entry, hidden: true }));
    };
    await act("Ses 1", say.moveDown);
    await untilRows("Ses 2", "Ses 1", "Ses 3");
    await waitFor(async () => expect(idsOf(await stored())).toEqual(idsBy("Ses 2", "Ses 1", "Ses 3")));
    await act("Ses 3", say.moveUp);
    await untilRows("Ses 2", "Ses 3", "Ses 1");
    await waitFor(async () => expect(idsOf(await stored())).toEqual(idsBy("Ses 2", "Ses 3", "Ses 1")));
    expect(screen.getByText(say.place(2, 3))).toBeInTheDocument();
  });

  test("a voice names its sample: title and kind, the kind in one piece", async () => {
    const client = await server.createClient();
    await openWithList(server, client);
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    const [row] = within(screen.getByRole("main")).getAllByRole("heading", { level: 2, name: "Ses 1" });
    const kind = within(row?.closest("li") as HTMLElement).getByText(say.elearning);
    expect(kind.parentElement).toHaveTextContent(`Gece masalları · ${say.elearning}`);
  });

  test("a refused move says why and puts the voice back", async () => {
    const client = await server.createClient();
    const { user } = await openWithList(server, client);
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    watchCalls(({ method }) => (method === "POST" ? new Response("Olmadı.", { status: 409 }) : undefined));
    screen.getByRole("button", { name: say.handle("Ses 1") }).focus();
    await user.keyboard(" {ArrowDown} ");
    expect(await screen.findByText("Olmadı.")).toBeVisible();
    await untilRows("Ses 1", "Ses 2", "Ses 3");
  });

  test("a note is written, changed and emptied", async () => {
    const client = await server.createClient();
    const { user, stored } = await openWithList(server, client);
    await user.click(await screen.findByRole("button", { name: say.addNote("Ses 2") }));
    const field = screen.getByRole("textbox", { name: say.note("Ses 2") });
    expect(field).toHaveAttribute("maxlength", "500");
    await user.type(field, "İlk tercihimiz");
    await user.click(screen.getByRole("button", { name: say.save }));
    const note = await screen.findByRole("button", { name: "İlk tercihimiz" });
    await waitFor(() => expect(note).toHaveFocus());
    expect((await stored()).entries[1]?.note).toBe("İlk tercihimiz");
    await user.click(note);
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "İlk tercihimiz" }));
    await user.clear(screen.getByRole("textbox", { name: say.note("Ses 2") }));
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("button", { name: say.addNote("Ses 2") })).toBeVisible();
    expect((await stored()).entries[1]?.note).toBe("");
  });

  test("a voice is taken out and brought back with its place and note", async () => {
    const client = await server.createClient();
    const { user, lists, list, stored } = await openWithList(server, client);
    await lists.change(list.listId, { voiceId: server.ids.get("Ses 2") ?? "", note: "Yedek" });
    await user.click(await screen.findByRole("button", { name: say.remove("Ses 2") }));
    expect(await screen.findByText(say.removed("Ses 2"))).toBeVisible();
    await untilRows("Ses 1", "Ses 3");
    expect(screen.getByRole("button", { name: say.remove("Ses 3") })).toHaveFocus();
    await waitFor(async () => expect((await stored()).entries).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: say.undo }));
    await untilRows("Ses 1", "Ses 2", "Ses 3");
    expect(await screen.findByRole("button", { name: "Yedek" })).toBeVisible();
  });

  test("an offer is made for all voices, and for some of them", async () => {
    const client = await server.createClient();
    const { user } = await openWithList(server, client);
    await user.click(await screen.findByRole("button", { name: say.offerMany(3) }));
    expect(await screen.findByRole("dialog", { name: say.offerTitle(3) })).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: say.multiSelect }));
    for (const name of ["Ses 1", "Ses 3"])
      await user.click(await screen.findByRole("checkbox", { name: say.select(name) }));
    await user.click(await screen.findByRole("button", { name: say.offerMany(2) }));
    expect(await screen.findByRole("dialog", { name: say.offerTitle(2) })).toBeVisible();
  });

  test("a voice that is not visible keeps its place and its note, and is left out of an offer", async () => {
    const client = await server.createClient();
    const { db } = server.parts;
    const hidden = server.ids.get("Ses 2") ?? "";
    const setState = (state: "hidden" | "published") =>
      db.transaction(async (tx) => {
        await tx.update(voices).set({ state }).where(eq(voices.id, hidden));
        await bumpCatalogue(tx);
      });
    const { user, list, lists } = await openWithList(server, client, { path: "/lists" });
    await setState("hidden");
    onTestFinished(() => setState("published"));
    await user.click(await screen.findByRole("link", { name: "Sonbahar" }));
    await untilRows("Ses 1", say.missing, "Ses 3");
    const rows = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    const row = within(rows[1]?.closest("li") as HTMLElement);
    expect(row.queryByRole("button", { name: say.play(say.missing) })).toBeNull();
    expect(row.getByRole("button", { name: say.remove(say.missing) })).toBeVisible();
    expect(screen.getByRole("button", { name: say.offerMany(2) })).toBeVisible();
    expect((await lists.read(list.listId)).entries).toHaveLength(3);
  });

  test("all voices are compared, and an owner has neither likes nor offers", async () => {
    const owner = await server.createOwner();
    const { list } = await openWithList(server, owner, { name: "Öneriler" });
    const compare = await screen.findByRole("link", { name: say.compare });
    const { searchParams } = new URL((compare as HTMLAnchorElement).href);
    expect(searchParams.getAll("voice")).toEqual(idsOf(list));
    expect(screen.getByRole("button", { name: say.playAll })).toBeVisible();
    expect(screen.getByRole("button", { name: say.multiSelect })).toBeVisible();
    expect(screen.queryByRole("button", { name: say.offerMany(3) })).toBeNull();
  });
});
