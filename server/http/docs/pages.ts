import swagger, { type StaticDocumentSpec } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify from "fastify";
import type { App } from "#server/http/app-type.ts";

// The page of Swagger UI writes styles of its own; it gets them here and nowhere else.
const docsPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "connect-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** An application of its own, never listening, that holds nothing but the pages about `document`. */
export async function openDocsPages(document: ReturnType<App["swagger"]>): Promise<App> {
  const pages = Fastify() as App;
  // The plugin's types stop at OpenAPI 3.0.
  const specification = { document: document as StaticDocumentSpec["document"] };
  await pages.register(swagger, { mode: "static", specification });
  await pages.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: docsPolicy,
    uiConfig: { url: "/api/openapi.json", deepLinking: true },
  });
  return pages;
}
