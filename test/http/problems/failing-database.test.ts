import { expect } from "vitest";
import { buildApp } from "#server/app.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { makeParts } from "#server/parts.ts";
import type { Db } from "#server/db/client.ts";
import { test as base } from "#test/support/fixtures.ts";

let failure: Error;
const lines: string[] = [];
const logger = createLogger("info", { write: (line) => lines.push(line) });

const refuse = () => Promise.reject(failure);

/** The real database's surface, where every statement fails with `failure`. */
const failing = (db: Db): Db =>
  new Proxy(db, {
    get(target, name, receiver) {
      if (name !== "select" && name !== "execute") return Reflect.get(target, name, receiver) as unknown;
      const chain: unknown = new Proxy(refuse, {
        get: (_refuse, step) => (step === "then" ? undefined : step === "execute" ? refuse : () => chain),
      });
      return name === "execute" ? refuse : () => chain;
    },
  });

const test = base
  .extend("app", { scope: "file" }, async ({ db, server }, { onCleanup }) => {
    const app = await buildApp(makeParts({ ...server.parts, db: failing(db), logger }));
    onCleanup(() => app.close());
    return app;
  })
  .extend(
    "me",
    ({ app }) =>
      () =>
        app.inject({
          url: "/api/v1/auth/me",
          headers: { authorization: `Bearer ${"a".repeat(43)}`, "accept-language": "en" },
        }),
  );

const databaseError = (code: string, message: string) => {
  const params = "canary-in-parameters";
  return new Error(`Failed query: select … params: ${params}`, {
    cause: Object.assign(new Error(message), { code }),
  });
};

test("a database that is away is 503 with Retry-After and a sentence", async ({ me, app }) => {
  failure = databaseError("ECONNREFUSED", "connect ECONNREFUSED");
  const answer = await me();
  expect([answer.statusCode, answer.headers["problem-code"], answer.headers["retry-after"]]).toEqual([
    503,
    "database-away",
    "2",
  ]);
  expect(answer.body).toBe("The service is temporarily unavailable. Please try again shortly.");
  const ready = await app.inject({ url: "/readyz" });
  expect(ready.statusCode).toBe(503);
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
});

test("a full disk is 503 too, and says so", async ({ me }) => {
  failure = databaseError("53100", "could not extend file");
  const answer = await me();
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([503, "storage-full"]);
  expect(answer.headers["retry-after"]).toBeDefined();
});

test("a fault of ours is 500, shows nothing of itself, and its log quotes no value", async ({ me }) => {
  lines.length = 0;
  failure = databaseError("42P01", "Key (user_name)=(canary-in-message) is missing");
  const answer = await me();
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([500, "unexpected"]);
  expect(answer.body).toBe("Something went wrong on the server. Please try again.");
  const log = lines.join("");
  expect(log).toContain("42P01");
  expect(log).toContain(String(answer.headers["x-request-id"]));
  expect(log).not.toMatch(/canary/);
});
