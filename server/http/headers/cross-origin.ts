import cors from "@fastify/cors";
import type { App } from "#server/http/app-type.ts";

/** Lets the application run on other origins (CORS_ORIGINS) and read the headers it decides by. */
export async function registerCrossOrigin(app: App, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-digest",
      "content-type",
      "accept-language",
      "if-match",
      "if-none-match",
      "idempotency-key",
      "range",
      "x-refresh",
    ],
    exposedHeaders: [
      "etag",
      "problem-code",
      "problem-errors",
      "retry-after",
      "content-range",
      "accept-ranges",
      "second-factor-ticket",
    ],
    maxAge: 600,
  });
}
