import { expect, test } from "vitest";
import { createLogger } from "#server/http/logs/logger.ts";
import { startTestServer } from "#test/support/server.ts";

test("calls refused under load are counted in a line, and are no faults with frames each", async () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const server = await startTestServer({ settings: { load: { inFlight: 0, delay: 0 } }, parts: { logger } });
  const calls = Array.from({ length: 30 }, () => server.inject({ url: "/api/v1/auth/me" }));
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(503);
  await server.close();
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const named = (name: string) => told.filter(({ msg }) => msg === name);
  expect(named("failed")).toEqual([]);
  expect(named("answered").map(({ problem, status }) => [problem, status])).toEqual(
    calls.map(() => ["overloaded", 503]),
  );
  expect(named("calls refused").reduce((sum, { refused }) => sum + Number(refused), 0)).toBe(30);
});
