import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openApp } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { forgetStores, startListsServer, type ListsServer } from "./app.ts";
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

/** A server that does not announce `lists`. */
const withoutLists = () =>
  watchCalls(async ({ path }, { pass }) => {
    if (path !== "/api/v1/auth/me") return undefined;
    const profile = (await (await pass()).json()) as { features: string[] };
    return Response.json({ ...profile, features: profile.features.filter((name) => name !== "lists") });
  });

test.each(["client", "owner"] as const)(
  "a server without lists shows the %s nothing of them",
  async (role) => {
    const person = role === "client" ? await server.createClient() : await server.createOwner();
    const calls = withoutLists();
    await openApp(server.origin, "/panel", person.token);
    await screen.findByRole("article", { name: "Ses 1" });
    expect(screen.queryByRole("button", { name: say.add("Ses 1") })).toBeNull();
    const bar = within(screen.getByRole("banner"));
    expect(bar.queryByRole("link", { name: say.title, hidden: true })).toBeNull();
    expect(calls.filter(({ path }) => path.includes("/lists"))).toEqual([]);
  },
);

test("without lists the bar of a selection adds to none", async () => {
  const client = await server.createClient();
  withoutLists();
  const { user } = await openApp(server.origin, "/panel", client.token);
  await user.click(await screen.findByRole("button", { name: say.multiSelect }));
  await user.click(await screen.findByRole("checkbox", { name: say.select("Ses 1") }));
  await screen.findByRole("button", { name: say.offerMany(1) });
  expect(screen.queryByRole("button", { name: say.addMany })).toBeNull();
});

test.each(["/lists", "/lists/x"])("without lists %s leads to the start page", async (path) => {
  const client = await server.createClient();
  const calls = withoutLists();
  const { address } = await openApp(server.origin, path, client.token);
  expect(address()).toBe("/panel");
  expect(calls.filter(({ path: called }) => called.includes("/lists"))).toEqual([]);
});
