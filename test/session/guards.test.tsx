import { screen } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillIn, openApp, startAppServer, type AppServer, type OpenApp } from "#test/support/app.tsx";
import type { Person } from "#test/support/people.ts";
import { words } from "./words.ts";

const say = words.tr;
let server: AppServer;
let client: Person;
let owner: Person;
beforeAll(async () => {
  server = await startAppServer();
  client = await server.createClient();
  owner = await server.createOwner();
});
afterAll(() => server.close());
beforeEach(() => localStorage.setItem("locale", "tr"));

async function logIn({ user }: OpenApp, { userName, password }: Person) {
  await fillIn(user, await screen.findByLabelText(say.username), userName);
  await fillIn(user, screen.getByLabelText(say.password), password);
  await user.click(screen.getByRole("button", { name: say.login }));
}

describe("a stranger", () => {
  it.each(["/panel", "/liked-voices", "/owner/dashboard", "/owner/create-client"])(
    "at %s is asked to log in",
    async (path) => {
      const { address } = await openApp(server.origin, path);
      expect(await screen.findByRole("heading", { name: say.title })).toBeVisible();
      expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`);
    },
  );

  it("arrives where they wanted to go", async () => {
    const app = await openApp(server.origin, "/panel?page=2&gender=Female");
    await logIn(app, client);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    // The empty library of this test has no second page: its own rule mends the number.
    expect(app.address()).toMatch(/^\/panel\?(.*&)?gender=Female/);
  });

  it.each([
    ["client", "/panel", say.library],
    ["owner", "/owner/dashboard", say.dashboard],
  ] as const)("who is a %s begins at %s", async (role, path, heading) => {
    const app = await openApp(server.origin, "/login");
    await logIn(app, role === "owner" ? owner : client);
    expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
    expect(app.address()).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
  ])("is never led to %s", async (next) => {
    const app = await openApp(server.origin, `/login?next=${encodeURIComponent(next)}`);
    await logIn(app, client);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    expect(location.origin).toBe(server.origin);
    expect(app.address()).toBe("/panel");
  });
});

describe("someone signed in", () => {
  it.each([
    "/owner/dashboard",
    "/owner/create-voice-artist",
    "/owner/update-voice-artist",
    "/owner/create-client",
  ])("as a client arrives at the landing page instead of %s", async (path) => {
    const { address } = await openApp(server.origin, path, client.token);
    expect(await screen.findByRole("button", { name: "Deniz Ada" })).toBeVisible();
    expect(address()).toBe("/");
  });

  it.each([
    ["/panel", say.library],
    ["/liked-voices", "Beğenilen sesler"],
  ])("as an owner may open %s", async (path, heading) => {
    const { address } = await openApp(server.origin, path, owner.token);
    expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
    expect(address()).toBe(path);
  });

  it.each(["client", "owner"] as const)("as %s has no business at /login", async (role) => {
    const person = role === "owner" ? owner : client;
    const { address } = await openApp(server.origin, "/login", person.token);
    expect(address()).toBe(role === "owner" ? "/owner/dashboard" : "/panel");
  });

  it("may shorten the owner's address", async () => {
    const { address } = await openApp(server.origin, "/owner", owner.token);
    expect(address()).toBe("/owner/dashboard");
  });
});
