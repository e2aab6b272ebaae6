import { expect } from "vitest";
import { test } from "#test/support/built/fixtures.ts";

test.for(["SIGTERM", "SIGINT"] as const)(
  "no line of a call is lost when %s stops the server",
  async (signal, { filledData, start }) => {
    const server = await start({ DATA_DIR: filledData, LOG_LEVEL: "info" });
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
