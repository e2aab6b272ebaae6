import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "#test/support/built/fixtures.ts";

test("what the server writes is for its own user alone", async ({ emptyData, start }) => {
  const data = join(emptyData, "data");
  const server = await start({ DATA_DIR: data, DEMO: "off" });
  const names = ["", ...(await readdir(data, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(data, name))).mode & 0o077 })),
  );
  expect(names).toContain("lock");
  expect(modes.filter(({ mode }) => mode !== 0)).toEqual([]);
  expect(await server.stop()).toBe(0);
});
