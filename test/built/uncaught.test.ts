import { afterAll, beforeAll, expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";
import { filledFolder } from "#test/support/filled-data.ts";

let data: Awaited<ReturnType<typeof filledFolder>>;
beforeAll(async () => {
  data = await filledFolder();
});
afterAll(() => data.remove());

/** What a fault that no call and no job catches would be. */
const fault =
  'process.on("SIGUSR2", () => { throw Object.assign(new Error(process.env.VALUE), { code: "XX000" }); });';

test("what nobody caught is said without its values, and ends the process in order", async () => {
  const options = `--import=data:text/javascript,${encodeURIComponent(fault)}`;
  const server = await startBuiltServer({ DATA_DIR: data.folder, NODE_OPTIONS: options, VALUE: "kanarya" });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await server.stop("SIGUSR2")).toBe(1);
  expect(server.output()).toContain('"code":"XX000"');
  expect(server.output()).not.toContain("kanarya");
});
