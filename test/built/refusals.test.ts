import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spawnBuiltServer, startBuiltServer, type Environment } from "#test/support/built-server.ts";
import { filledFolder } from "#test/support/filled-data.ts";

let data: Awaited<ReturnType<typeof filledFolder>>;
beforeAll(async () => {
  data = await filledFolder();
});
afterAll(() => data.remove());

async function refusal(environment: Environment): Promise<string> {
  const { ended, output } = spawnBuiltServer({ DATA_DIR: data.folder, ...environment });
  expect(await ended).toBe(1);
  expect(output()).not.toContain("    at ");
  return output();
}

test("every wrong setting is named in a sentence of its own", async () => {
  const said = await refusal({ PORT: "seventy", DEMO: "maybe", SITE_URL: "tinora.example" });
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

test("a database with the demo logins is not opened to other machines", async () => {
  expect(await refusal({ HOST: "0.0.0.0" })).toContain("HOST is 0.0.0.0");
  expect(await refusal({ HOST: "0.0.0.0", DEMO: "off" })).toContain("HOST is 0.0.0.0");
});

test("unless everybody may come in", async () => {
  const server = await startBuiltServer({ DATA_DIR: data.folder, HOST: "0.0.0.0", DEMO: "public" });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test("a port that is taken, and a database that is away, are said in a sentence", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, "127.0.0.1", resolve);
  });
  const { port } = other.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toContain("PORT is in use");
  other.close();
  expect(await refusal({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" })).toContain(
    "DATABASE_URL names a database on 127.0.0.1 that cannot be opened",
  );
});
