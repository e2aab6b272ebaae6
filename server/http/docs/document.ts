import swagger from "@fastify/swagger";
import type { FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { completeDocument, refusalHeaders } from "./complete.ts";

/** Register it before the routes: the document holds only those that come after it. `title` is the site's name. */
export async function registerApiDocument(app: App, title: string): Promise<void> {
  const schemas = new Map<string, FastifySchema>();
  app.addHook("onRoute", ({ method, url, schema }) => {
    for (const one of [method].flat())
      if (schema) schemas.set(`${one.toLowerCase()} ${url.replaceAll(/:(\w+)/g, "{$1}")}`, schema);
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title,
        description:
          'A refused call answers a sentence as plain text in the caller\'s `Accept-Language`, its code in the header `problem-code`, and the wrong fields of its body, where they are known, in `problem-errors`: a JSON list of `{ "pointer", "code" }`, as the `errors` of RFC 9457.',
        version: "1.0.0",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "The token that the login answers" },
          guest: {
            type: "apiKey",
            in: "cookie",
            name: "guest",
            description: "Who a guest is in one room: the room's first answer sets it, for its path alone",
          },
          takes: {
            type: "apiKey",
            in: "cookie",
            name: "takes",
            description:
              "Whose session it is that hears and downloads the takes of one offer: `listen` sets it, for the offer's path alone",
          },
        },
        headers: refusalHeaders,
      },
    },
    transformObject: (document) =>
      "openapiObject" in document ? completeDocument(document.openapiObject, schemas) : {},
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(app.swagger()),
  );
}

// Headers of one connection, not of the page.
const ofConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** The pages of Swagger UI, which take 13 MB of memory: they are loaded when somebody first asks for one. */
export function registerApiDocs(app: App): void {
  let pages: Promise<App> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    pages ??= import("./pages.ts").then(({ openDocsPages }) => openDocsPages(app.swagger()));
    const { headers, url } = request;
    const page = await (await pages).inject({ method: "GET", url, headers });
    if (page.statusCode === 404) throw new Problem(404, "not-found");
    const kept = Object.entries(page.headers).filter(([name]) => !ofConnection.has(name));
    return reply.code(page.statusCode).headers(Object.fromEntries(kept)).send(page.rawPayload);
  };
  for (const path of ["/api/docs", "/api/docs/*"]) app.get(path, { schema: { hide: true } }, answer);
}
