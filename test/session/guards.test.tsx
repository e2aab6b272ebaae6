import { screen } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { test } from "#test/support/app-fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { words } from "./words.ts";

const say = words.tr;
beforeEach(() => localStorage.setItem("locale", "tr"));

async function logIn({ user }: OpenApp, { userName, password }: Person) {
  await fillIn(user, await screen.findByLabelText(say.username), userName);
  await fillIn(user, screen.getByLabelText(say.password), password);
  await user.click(screen.getByRole("button", { name: say.login }));
}

describe("a stranger", () => {
  test.for(["/panel", "/liked-voices", "/owner/dashboard", "/owner/create-client"])(
    "at %s is asked to log in",
    async (path, { open }) => {
      const { address } = await open(path);
      expect(await screen.findByRole("heading", { name: say.title })).toBeVisible();
      expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`);
    },
  );

  test("arrives where they wanted to go", async ({ client, open }) => {
    const app = await open("/panel?page=2&gender=Female");
    await logIn(app, client);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    // The empty library of this test has no second page: its own rule mends the number.
    expect(app.address()).toMatch(/^\/panel\?(.*&)?gender=Female/);
  });

  test.for([
    ["client", "/panel", say.library],
    ["owner", "/owner/dashboard", say.dashboard],
  ] as const)("who is a %s begins at %s", async ([role, path, heading], { owner, client, open }) => {
    const app = await open("/login");
    await logIn(app, role === "owner" ? owner : client);
    expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
    expect(app.address()).toBe(path);
  });

  test.for([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
  ])("is never led to %s", async (next, { origin, client, open }) => {
    const app = await open(`/login?next=${encodeURIComponent(next)}`);
    await logIn(app, client);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    expect(location.origin).toBe(origin);
    expect(app.address()).toBe("/panel");
  });
});

describe("someone signed in", () => {
  test.for([
    "/owner/dashboard",
    "/owner/create-voice-artist",
    "/owner/update-voice-artist",
    "/owner/create-client",
  ])("as a client arrives at the landing page instead of %s", async (path, { client, open }) => {
    const { address } = await open(path, client);
    expect(await screen.findByRole("button", { name: "Deniz Ada" })).toBeVisible();
    expect(address()).toBe("/");
  });

  test.for([
    ["/panel", say.library],
    ["/liked-voices", "Beğenilen sesler"],
  ] as const)("as an owner may open %s", async ([path, heading], { owner, open }) => {
    const { address } = await open(path, owner);
    expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
    expect(address()).toBe(path);
  });

  test.for(["client", "owner"] as const)(
    "as %s has no business at /login",
    async (role, { owner, client, open }) => {
      const person = role === "owner" ? owner : client;
      const { address } = await open("/login", person);
      expect(address()).toBe(role === "owner" ? "/owner/dashboard" : "/panel");
    },
  );

  test("may shorten the owner's address", async ({ owner, open }) => {
    const { address } = await open("/owner", owner);
    expect(address()).toBe("/owner/dashboard");
  });
});
