import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { spawnBuiltServer } from "#test/support/built/built-server.ts";
import { test } from "#test/support/built/fixtures.ts";

test("a second process is kept out when the lock's file was deleted, also after a crash", async ({
  filledData,
  start,
}) => {
  const first = await start({ DATA_DIR: filledData });
  await first.stop("SIGKILL");
  const server = await start({ DATA_DIR: filledData });
  await rm(join(filledData, "lock"));
  const { ended, output } = spawnBuiltServer({ DATA_DIR: filledData });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^Another server is using /);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
