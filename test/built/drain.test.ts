import { expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";
import { filledFolder } from "#test/support/filled-data.ts";

test("a server that was told to stop says so to balancers, and still answers meanwhile", async () => {
  const data = await filledFolder();
  const server = await startBuiltServer({ DATA_DIR: data.folder, DRAIN_SECONDS: "300" });
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  expect(await status("/readyz")).toBe(200);
  const stopped = server.stop("SIGTERM");
  await expect.poll(() => status("/readyz"), { timeout: 60_000 }).toBe(503);
  expect(await status("/healthz")).toBe(200);
  expect(await status("/panel")).toBe(200);
  await server.stop("SIGKILL");
  await stopped;
  await data.remove();
});
