import { afterAll, beforeAll, expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";
import { filledFolder } from "#test/support/filled-data.ts";

let data: Awaited<ReturnType<typeof filledFolder>>;
beforeAll(async () => {
  data = await filledFolder();
});
afterAll(() => data.remove());

test.each(["SIGTERM", "SIGINT"] as const)(
  "no line of a call is lost when %s stops the server",
  async (signal) => {
    const server = await startBuiltServer({ DATA_DIR: data.folder, LOG_LEVEL: "info" });
    const ids = Array.from({ length: 101 }, (_, nth) => `call-of-test-${nth}`);
    for (const id of ids) await fetch(`${server.origin}/healthz`, { headers: { "x-request-id": id } });
    await server.stop(signal);
    const lines = server.output().split("\n");
    const logged = lines.flatMap(
      (line) => /"reqId":"(call-of-test-\d+)".*"answered"\}$/.exec(line)?.[1] ?? [],
    );
    expect(logged).toEqual(ids);
  },
);
