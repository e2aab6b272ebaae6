import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { App } from "./app-type.ts";
import { plainText } from "./plain-text.ts";

interface HealthParts {
  db: Db;
  stopping?: AbortSignal;
  clockWatch: { hasJumped: boolean };
}

/**
 * `/healthz`: the process is up. `/readyz`: its database answers and it is not about to stop, else 503; a clock that
 * jumped is said and keeps nobody away.
 */
export function registerHealth(app: App, { db, stopping, clockWatch }: HealthParts): void {
  const schema = { tags: ["health"], answers: { 200: "text/plain" } };
  const isUp = { ...schema, operationId: "isUp", summary: "Whether the process is up" };
  const isReady = { ...schema, operationId: "isReady", summary: "Whether the database answers" };
  app.get("/healthz", { schema: isUp }, async (_request, reply) => reply.type(plainText).send("up"));
  app.get("/readyz", { schema: isReady }, async (_request, reply) => {
    if (stopping?.aborted) return reply.code(503).header("retry-after", "1").type(plainText).send("stopping");
    await db.execute(sql`select 1`);
    return reply.type(plainText).send(clockWatch.hasJumped ? "ready, but the clock jumped" : "ready");
  });
}
