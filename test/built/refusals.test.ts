import { createServer } from "node:net";
import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { spawnBuiltServer, temporaryFolder, type Environment } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";

const createOwner = "dist/server/create-owner.js";
const ada = ["--username", "ada", "--name", "Ada"];

async function refusal(folder: string, environment: Environment): Promise<string> {
  const { ended, output } = spawnBuiltServer({ DATA_DIR: folder, ...environment });
  expect(await ended).toBe(1);
  expect(output()).not.toContain("    at ");
  return output();
}

test("every wrong setting is named in a sentence of its own", async ({ filledData }) => {
  const said = await refusal(filledData, { PORT: "seventy", DEMO: "maybe", SITE_URL: "tinora.example" });
  expect(
    said
      .trim()
      .split("\n")
      .map((line) => line.split(" ")[0]),
  ).toEqual(["PORT", "SITE_URL", "DEMO"]);
});

test("the server runs as it is written too, as while developing", async () => {
  const { ended, output } = spawnBuiltServer({ PORT: "seventy" }, "server/main.ts");
  expect(await ended).toBe(1);
  expect(output()).toBe("PORT must be a whole number from 0 to 65535.\n");
});

const outside: [name: string, value: string][] = [
  ["HOST", "0.0.0.0"],
  ["SITE_URL", "https://sesevi.example"],
  ["TRUST_PROXY", "127.0.0.1"],
];

describe.for(someOf(outside, 1))("with %s=%s, by which others come in", ([name, value]) => {
  test("a database with the demo logins is not opened", async ({ filledData }) => {
    for (const DEMO of ["on", "off"]) {
      const said = await refusal(filledData, { DEMO, [name]: value });
      expect(said).toContain(`${name} is ${value}, but this database holds the demo logins`);
      expect(said).toContain("Use a new DATA_DIR");
    }
  });

  test("a database is not filled with them", async () => {
    const { folder, remove } = await temporaryFolder();
    expect(await refusal(folder, { [name]: value })).toContain(`${name} is ${value}`);
    const owned = spawnBuiltServer({ DATA_DIR: folder, DEMO: "off", [name]: value }, createOwner, ada);
    expect([await owned.ended, owned.output()]).toEqual([0, expect.stringContaining("Username: ada")]);
    await remove();
  });

  test("no owner is created beside them", async ({ filledData }) => {
    const { ended, output } = spawnBuiltServer({ DATA_DIR: filledData, [name]: value }, createOwner, ada);
    expect([await ended, output()]).toEqual([1, expect.stringContaining(`${name} is ${value}`)]);
  });
});

test("create-owner writes beside the demo logins only where the demo is meant, and says so", async ({
  filledData,
}) => {
  const off = spawnBuiltServer({ DATA_DIR: filledData, DEMO: "off" }, createOwner, ada);
  expect([await off.ended, off.output()]).toEqual([1, expect.stringContaining("DEMO is off")]);
  const on = spawnBuiltServer({ DATA_DIR: filledData }, createOwner, ada);
  expect([await on.ended, on.output()]).toEqual([0, expect.stringContaining("also holds the demo logins")]);
});

test("the demo logins are opened where everybody may come in", async ({ filledData, start }) => {
  const server = await start({
    DATA_DIR: filledData,
    DEMO: "public",
    ...Object.fromEntries(outside),
  });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test("a port that is taken, and a database that is away, are said in a sentence", async ({ filledData }) => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, "127.0.0.1", resolve);
  });
  const { port } = other.address() as { port: number };
  expect(await refusal(filledData, { PORT: String(port) })).toContain("PORT is in use");
  other.close();
  expect(await refusal(filledData, { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" })).toContain(
    "DATABASE_URL names a database on 127.0.0.1 that cannot be opened",
  );
});
