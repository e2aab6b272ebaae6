import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetStores, openWithList, startListsServer, type ListsServer } from "#test/lists/app.ts";
import { roomOf, speakRooms } from "./spoken-rooms.ts";
import { words } from "./words.ts";

const say = words.tr;

let server: ListsServer;
beforeAll(async () => {
  server = await startListsServer();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.setItem("locale", "tr");
  forgetStores();
});

const rooms = Array.from({ length: 5 }, (_, index) =>
  roomOf({ roomId: `r${index}`, title: `Oda ${index}`, sentCount: index, guestCount: 6 }),
);

test("a list has its newest rooms above its voices, and all at a press", async () => {
  const calls = speakRooms({ rooms });
  const { user, list } = await openWithList(server, await server.createClient());
  const shown = within(await screen.findByRole("region", { name: say.rooms }));
  expect(shown.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Oda 0",
    "Oda 1",
    "Oda 2",
  ]);
  expect(shown.getByText(say.answered(2, 6))).toBeVisible();
  expect(shown.getAllByText("Açık · kapanış 26 Kasım Perşembe, 18.00")).toHaveLength(3);
  await user.click(shown.getByRole("button", { name: say.more(2) }));
  expect(shown.getByRole("link", { name: "Oda 4" })).toHaveAttribute("href", "/rooms/r4");
  const asked = calls.filter(({ path }) => path.startsWith("/api/v1/rooms"));
  expect(asked.map(({ path }) => path)).toEqual([`/api/v1/rooms?listId=${list.listId}`]);
});

test("a list without rooms has nothing of them but the way to one", async () => {
  speakRooms({ rooms: [] });
  await openWithList(server, await server.createClient());
  expect(await screen.findByRole("button", { name: say.ask })).toBeVisible();
  expect(screen.queryByRole("region", { name: say.rooms })).toBeNull();
});

const card = async (name: string) =>
  (await screen.findByRole("heading", { name })).closest("li") as HTMLElement;

test("a card says until when guests can answer; a closed room says nothing there", async () => {
  const client = await server.createClient();
  const { list, close } = await openWithList(server, client, { name: "Açık" });
  close();
  const other = await openWithList(server, client, { name: "Kapalı" });
  other.close();
  speakRooms({
    rooms: [
      roomOf({ listId: list.listId, sentCount: 3 }),
      roomOf({ roomId: "r2", listId: other.list.listId, state: "closed", path: null }),
    ],
  });
  await openWithList(server, client, { name: "Boş", count: 0, path: "/lists" });
  const open = await card("Açık");
  expect(await within(open).findByText(/26 Kasım tarihine kadar konuklara açık/)).toBeVisible();
  expect(open).toHaveTextContent("3 yanıt");
  expect(within(await card("Kapalı")).getByText(say.onlyYou)).toBeVisible();
});

test("the bar marks the lists on a room's page", async () => {
  speakRooms({});
  await openWithList(server, await server.createClient(), { path: "/rooms/r1" });
  const bar = within(screen.getByRole("banner"));
  expect(await bar.findByRole("link", { name: say.lists })).toHaveAttribute("aria-current", "true");
});
