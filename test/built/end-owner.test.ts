import { describe, expect } from "vitest";
import { type Environment, spawnBuiltServer } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";

/** Runs the built command to its end. */
async function endOwner(environment: Environment, ...args: string[]) {
  const { ended, output } = spawnBuiltServer(environment, "dist/server/end-owner.js", args);
  return { code: await ended, text: output() };
}

const login = (origin: string) =>
  fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username: "demo-owner", password: "demo-owner-password" }),
  });

/** Whether the owner who has signed in here may still read what owners do. */
const mayRead = async (origin: string, token: string) =>
  (await fetch(`${origin}/api/v1/offers`, { headers: { authorization: `Bearer ${token}` } })).status === 200;

const asOwner = ["--username", "demo-owner"];
const isEnded = { code: 0, text: "The owner demo-owner is removed, and all their sessions have ended.\n" };
const isUnknown = { code: 1, text: "There is no owner with the username demo-owner.\n" };

describe("npm run end-owner", () => {
  test("reaches the server that has an embedded database open, and what it ended stays so", async ({
    filledData,
    start,
  }) => {
    const environment = { DATA_DIR: filledData };
    const server = await start(environment);
    const token = await (await login(server.origin)).text();
    expect(await mayRead(server.origin, token)).toBe(true);
    expect(await endOwner(environment, ...asOwner)).toEqual(isEnded);
    expect(await mayRead(server.origin, token)).toBe(false);
    expect((await login(server.origin)).status).toBe(401);
    expect(await endOwner(environment, ...asOwner)).toEqual(isUnknown);
    await server.stop("SIGKILL");
    // Without a server the command opens the folder itself.
    expect(await endOwner(environment, ...asOwner)).toEqual(isUnknown);
    const again = await start(environment);
    expect((await login(again.origin)).status).toBe(401);
    await again.stop();
  });

  test("says how it is used", async ({ emptyData }) => {
    const usage = { code: 1, text: "Usage: npm run end-owner -- --username <user name of an owner>\n" };
    expect(await endOwner({ DATA_DIR: emptyData })).toEqual(usage);
    expect(await endOwner({ DATA_DIR: emptyData }, "--username")).toEqual(usage);
  });
});
