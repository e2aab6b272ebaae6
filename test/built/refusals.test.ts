import { createServer } from "node:net";
import { expect } from "vitest";
import { spawnBuiltServer, type Environment } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";

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

test("a database with the demo logins is not opened to other machines", async ({ filledData }) => {
  expect(await refusal(filledData, { HOST: "0.0.0.0" })).toContain("HOST is 0.0.0.0");
  expect(await refusal(filledData, { HOST: "0.0.0.0", DEMO: "off" })).toContain("HOST is 0.0.0.0");
});

test("unless everybody may come in", async ({ filledData, start }) => {
  const server = await start({ DATA_DIR: filledData, HOST: "0.0.0.0", DEMO: "public" });
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
