import { execFile } from "node:child_process";
import { readdir, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { BuiltServer } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";

let data: string;
let server: BuiltServer;
test.beforeAll(async ({ filledData, start }) => {
  data = filledData;
  server = await start({ DATA_DIR: data });
});

interface Ended {
  code: number | null;
  text: string;
}

/** Runs one of the built commands on the server's data folder. */
const command = (name: "back-up" | "restore", ...parts: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env["PATH"], DATA_DIR: data };
    const child = execFile(process.execPath, [`dist/server/${name}.js`, ...parts], { env }, (_e, out, err) =>
      resolve({ code: child.exitCode, text: out + err }),
    );
  });

const login = (userName: string, password: string) =>
  fetch(`${server.origin}/api/v1/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username: userName, password }),
  });

async function createClient(lastName: string): Promise<{ username: string; password: string }> {
  const token = await (await login("demo-owner", "demo-owner-password")).text();
  const answer = await fetch(`${server.origin}/api/v1/clients`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "Yedek", lastName }),
  });
  return (await answer.json()) as { username: string; password: string };
}

/** The files of the data folder, backups and all, in which one of these texts stands. */
async function filesWith(...texts: string[]): Promise<string[]> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  const found = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (texts.some((text) => bytes.includes(text))) found.push(entry.name);
  }
  return found;
}

test("a backup of the running server comes back, and what came after it does not", async ({ start }) => {
  const before = await createClient("Önce");
  const taken = await command("back-up");
  expect(taken.text).toMatch(/rows and \d+ audio files, read back and whole/);
  const path = taken.text.split(": ")[0] ?? "";
  const after = await createClient("Sonra");
  expect(await filesWith(before.password, after.password)).toEqual([]);
  expect(server.output()).not.toContain(before.password);

  // While a server has the folder nobody else writes into it.
  const early = await command("restore", path);
  expect(early).toMatchObject({
    code: 1,
    text: expect.stringContaining("Another server is using") as string,
  });

  await server.stop();
  expect((await command("restore", path)).text).toContain("Everybody has to log in again");
  server = await start({ DATA_DIR: data });
  expect((await login(before.username, before.password)).status).toBe(200);
  expect((await login(after.username, after.password)).status).toBe(401);
});

test("a damaged backup is refused with a sentence, and the data stay", async ({ start }) => {
  const kept = await createClient("Kalan");
  const path = (await command("back-up")).text.split(": ")[0] ?? "";
  await truncate(join(path, "users.ndjson.gz"), 100);
  await server.stop();
  const refused = await command("restore", path);
  expect(refused).toEqual({
    code: 1,
    text: "This backup is refused, and nothing was changed: the table users is damaged.\n",
  });
  server = await start({ DATA_DIR: data });
  expect((await login(kept.username, kept.password)).status).toBe(200);
});

test("a server that stands still is backed up by the command itself", async ({ start }) => {
  await server.stop();
  const before = await readdir(join(data, "backups"));
  expect((await command("back-up")).code).toBe(0);
  // The newest of this hour stays, which is the one that the command took.
  const taken = (await readdir(join(data, "backups"))).filter((name) => !before.includes(name));
  expect(taken).toHaveLength(1);
  server = await start({ DATA_DIR: data });
});
