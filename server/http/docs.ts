import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { App } from "./app-type.ts";

// The page of Swagger UI writes styles of its own; it gets them here and nowhere else.
const docsPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** Must stand before the routes that the document is to hold. */
export async function registerApiDocument(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Tınora",
        description:
          "A refused call answers a sentence as plain text in the caller's `Accept-Language`, and its code in the header `problem-code`.",
        version: "1.0.0",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(app.swagger()),
  );
}

export async function registerApiDocs(app: App): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: docsPolicy,
    uiConfig: { url: "/api/openapi.json", deepLinking: true },
  });
}
