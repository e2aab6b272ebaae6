import { expect } from "vitest";
import { test } from "#test/support/built/fixtures.ts";

/** What a fault that no call and no job catches would be. */
const fault =
  'process.on("SIGUSR2", () => { throw Object.assign(new Error(process.env.VALUE), { code: "XX000" }); });';

test("what nobody caught is said without its values, and ends the process in order", async ({
  filledData,
  start,
}) => {
  const options = `--import=data:text/javascript,${encodeURIComponent(fault)}`;
  const server = await start({ DATA_DIR: filledData, NODE_OPTIONS: options, VALUE: "kanarya" });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await server.stop("SIGUSR2")).toBe(1);
  expect(server.output()).toContain('"code":"XX000"');
  expect(server.output()).not.toContain("kanarya");
});
