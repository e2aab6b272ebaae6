import { sql } from "drizzle-orm";
import type { App } from "./app-type.ts";
import type { Parts } from "./parts.ts";

const plain = "text/plain; charset=utf-8";

/** `/healthz`: the process is up. `/readyz`: its database answers and it is not about to stop; else 503. */
export function registerHealth(app: App, { db, stopping }: Parts): void {
  const schema = { tags: ["health"] };
  app.get("/healthz", { schema }, async (_request, reply) => reply.type(plain).send("up"));
  app.get("/readyz", { schema }, async (_request, reply) => {
    if (stopping?.aborted) return reply.code(503).header("retry-after", "1").type(plain).send("stopping");
    await db.execute(sql`select 1`);
    return reply.type(plain).send("ready");
  });
}
