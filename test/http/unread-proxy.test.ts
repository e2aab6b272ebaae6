import { expect, test } from "vitest";
import { createLogger } from "#server/http/logs/logger.ts";
import { unreadProxy } from "#server/http/unread-proxy.ts";
import { startTestServer } from "#test/support/server.ts";

/** How often a server with these trusted proxies says so, when two calls come through a proxy and one does not. */
async function timesTold(trustProxy: string[]): Promise<number> {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const server = await startTestServer({ settings: { trustProxy }, parts: { logger } });
  for (const headers of [{}, { "x-forwarded-for": "192.0.2.1" }, { "x-forwarded-for": "192.0.2.2" }])
    await server.inject({ url: "/healthz", headers });
  await server.close();
  return lines.filter((line) => (JSON.parse(line) as { msg: string }).msg === unreadProxy).length;
}

test("a proxy that TRUST_PROXY does not name is told once", async () => {
  expect(await timesTold([])).toBe(1);
  expect(await timesTold(["127.0.0.1"])).toBe(0);
});
