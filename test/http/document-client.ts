import { expect } from "vitest";
import type { TestServer } from "#test/support/server.ts";

interface Content {
  content?: Record<string, unknown>;
}

interface DocumentedSchema {
  properties?: Record<string, { format?: string; description?: string }>;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

export interface Described {
  operationId: string;
  summary: string;
  security: object[];
  description?: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

export interface ApiDocument {
  openapi: string;
  components: { schemas: Record<string, DocumentedSchema> };
  paths: Record<string, Record<string, Described>>;
}

interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

const contentTypeOf = ({ content = {} }: Content) => Object.keys(content)[0];

/** The calls of a document as it describes them: paths, bodies, and how each answer is read. */
export function clientOf(server: TestServer, { paths }: ApiDocument) {
  const calls = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [call.operationId, { path, method, call }] as const),
    ),
  );
  return async (id: string, { params = {}, query = "", body, token, headers = {} }: Call = {}) => {
    const found = calls.get(id);
    if (!found) throw new Error(`the document has no call ${id}`);
    const { path, method, call } = found;
    const url =
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")) + query;
    const type = call.requestBody && contentTypeOf(call.requestBody);
    const isForm = type === "application/x-www-form-urlencoded";
    const answer = await server.inject({
      method: method as "GET" | "POST",
      url,
      headers: {
        ...(type ? { "content-type": type } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : {
            payload: isForm
              ? new URLSearchParams(body as Record<string, string>).toString()
              : JSON.stringify(body),
          }),
    });
    const described = call.responses[answer.statusCode];
    expect(described, `${id} answers ${answer.statusCode}`).toBeDefined();
    const wanted = described && contentTypeOf(described);
    const [sent] = String(answer.headers["content-type"] ?? "").split(";");
    expect(sent || undefined, `${id} answers ${answer.statusCode}`).toBe(wanted);
    const read = wanted === "application/json" ? (JSON.parse(answer.body) as unknown) : answer.body;
    return { status: answer.statusCode, data: read };
  };
}
