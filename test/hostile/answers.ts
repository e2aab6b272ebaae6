import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import { Compile } from "typebox/compile";
import { problemCodes } from "#contract/problem.ts";
import type { App } from "#server/http/app-type.ts";

interface Documented {
  responses?: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** What the served OpenAPI document promises of each answer; a mismatch is named, a fit is undefined. */
export function answerChecker(app: App) {
  const { paths, components } = app.swagger() as {
    paths: Record<string, Record<string, Documented>>;
    components: object;
  };
  const checks = new Map<string, { Check(value: unknown): boolean }>();
  const schemaOf = (method: string, path: string, status: number) => {
    const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
    const found = responses[String(status)] ?? responses[`${String(status)[0]}XX`];
    return found?.content?.["application/json"]?.schema;
  };
  return (method: string, path: string, answer: LightMyRequestResponse): string | undefined => {
    const { statusCode, headers } = answer;
    const body = textOf(answer);
    const type = String(headers["content-type"] ?? "");
    if (statusCode >= 500) return `a ${statusCode}: ${body}`;
    if (statusCode >= 400) return refusal(answer, type);
    const schema = schemaOf(method, path, statusCode);
    if (!schema) return undefined;
    const key = `${method} ${path} ${statusCode}`;
    const check = checks.get(key) ?? Compile({ ...schema, components });
    checks.set(key, check);
    return type.startsWith("application/json") && check.Check(JSON.parse(body))
      ? undefined
      : `an answer that the document does not describe: ${body.slice(0, 300)}`;
  };
}

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(rawPayload).toString();
  return (encoding === "gzip" ? gunzipSync(rawPayload) : rawPayload).toString();
}

const codes = new Set<unknown>(problemCodes);

function refusal({ headers, body }: LightMyRequestResponse, type: string): string | undefined {
  const code = headers["problem-code"];
  if (!codes.has(code)) return `a refusal without a known code: ${String(code)} ${body.slice(0, 200)}`;
  // Places of the contract only: nothing that the caller wrote comes back.
  const errors = String(headers["problem-errors"] ?? "[]");
  if (!/^\[(?:,?\{"pointer":"#(?:\/[\w-]{1,20})+","code":"[a-z-]+"\})*\]$/.test(errors))
    return `wrong fields that are none: ${errors}`;
  const text = type.startsWith("application/json") ? sentenceOf(body) : body;
  if (!text || text.includes("\n") || /stack|node_modules|select |insert |\bat \//i.test(text))
    return `a refusal that is no sentence: ${body.slice(0, 300)}`;
  return undefined;
}

function sentenceOf(body: string): string {
  const { message } = JSON.parse(body) as { message?: unknown };
  return typeof message === "string" ? message : "";
}
