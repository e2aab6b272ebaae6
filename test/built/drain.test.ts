import { expect } from "vitest";
import { test } from "#test/support/built/fixtures.ts";

test("a server that was told to stop says so to balancers, and still answers meanwhile", async ({
  filledData,
  start,
}) => {
  const server = await start({ DATA_DIR: filledData, DRAIN_SECONDS: "300" });
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  expect(await status("/readyz")).toBe(200);
  const stopped = server.stop("SIGTERM");
  await expect.poll(() => status("/readyz"), { timeout: 60_000 }).toBe(503);
  expect(await status("/healthz")).toBe(200);
  expect(await status("/panel")).toBe(200);
  await server.stop("SIGKILL");
  await stopped;
});
