import { expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";

const stopping = new AbortController();
const test = base.extend("options", { scope: "file" }, () => ({ parts: { stopping: stopping.signal } }));

test("from the moment a server is told to stop, every answer ends its connection", async ({ server }) => {
  const connection = async (url: string) => (await server.inject({ url })).headers.connection;
  expect(await connection("/healthz")).toBe("keep-alive");
  stopping.abort();
  for (const url of ["/healthz", "/readyz", "/api/v1/voices", "/nothing"])
    expect(await connection(url)).toBe("close");
});
