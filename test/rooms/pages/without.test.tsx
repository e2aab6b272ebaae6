import { screen } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetStores, openWithList, startListsServer, type ListsServer } from "#test/lists/app.ts";
import { openApp } from "#test/support/app.tsx";
import { roomCalls, speakRooms } from "./spoken-rooms.ts";
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

test.each(["client", "owner"] as const)("without rooms a list shows the %s nothing of them", async (role) => {
  const person = role === "client" ? await server.createClient() : await server.createOwner();
  const calls = speakRooms({}, { hasRooms: false });
  await openWithList(server, person);
  expect(await screen.findByRole("heading", { name: "Ses 1" })).toBeVisible();
  expect(screen.queryByRole("button", { name: say.ask })).toBeNull();
  expect(roomCalls(calls)).toEqual([]);
});

test("nor does the page of all lists", async () => {
  const calls = speakRooms({}, { hasRooms: false });
  await openWithList(server, await server.createClient(), { path: "/lists" });
  expect(await screen.findByText(say.onlyYou)).toBeVisible();
  expect(roomCalls(calls)).toEqual([]);
});

test.each([
  ["client", "/panel"],
  ["owner", "/owner/dashboard"],
] as const)("without rooms the results lead the %s to %s", async (role, start) => {
  const person = role === "client" ? await server.createClient() : await server.createOwner();
  const calls = speakRooms({}, { hasRooms: false });
  const { address } = await openApp(server.origin, "/rooms/r1", person.token);
  expect(address()).toBe(start);
  expect(roomCalls(calls)).toEqual([]);
});
