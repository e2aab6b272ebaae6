import { ClientUpdateProblem, problemCodes } from "#contract/problem.ts";
import type { FastifySchema } from "fastify";

type Answers = Record<string, { description?: string; content?: object; headers?: object }>;

/** What the plugin makes of a route's schema. */
interface Described {
  operationId?: string;
  summary?: string;
  security?: object[];
  requestBody?: object;
  parameters?: { name: string; in: string }[];
  responses?: Answers;
}

const meanings: Record<number, string> = {
  200: "Done",
  201: "Created",
  204: "Done, without an answer",
  206: "A range of the bytes",
  304: "Nothing new since the ETag that was sent",
  400: "Something that was sent is not valid",
  401: "Nobody is signed in, or the name or password is wrong",
  403: "Whoever calls may not do this",
  404: "There is no such thing",
  408: "The file did not arrive whole",
  409: "The name is taken, or it is not as the caller believes",
  410: "The link opens nothing any more",
  412: "It was changed since the ETag that was sent",
  413: "What was sent is too large",
  415: "What was sent is of another type",
  416: "The file has no such bytes",
  422: "What was sent cannot be done; the sentence says why",
  429: "Too many calls; `Retry-After` says how long to wait",
  503: "Busy, or the database is away; `Retry-After` says how long to wait",
};

const sentence = { "text/plain": { schema: { type: "string" } } };

/** The headers of a refusal, which stand once in the document. */
export const refusalHeaders = {
  "problem-code": { schema: { type: "string" as const, enum: [...problemCodes] } },
  "problem-errors": {
    schema: { type: "string" as const },
    description: "The wrong fields of the body, as JSON",
  },
};
const headers = Object.fromEntries(
  Object.keys(refusalHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** The statuses that any call of this shape may be refused with. */
const usualRefusals = ({ security, requestBody, parameters }: Described): number[] => [
  ...(requestBody || parameters ? [400] : []),
  ...(security ? [401] : []),
  ...(requestBody ? [413, 415] : []),
  503,
];

const binary = { schema: { type: "string", contentMediaType: "application/octet-stream" } };

const answerOf = (type: string) => ({ [type]: type === "text/plain" ? sentence[type] : binary });

/** A refusal is a sentence; the client update alone answers JSON, which its schema names as `4XX`. */
function refusalsOf(call: Described, statuses: number[]): Answers {
  const isJson = call.responses?.["4XX"] !== undefined;
  const content = isJson ? { "application/json": { schema: ClientUpdateProblem } } : sentence;
  const all = [...new Set([...usualRefusals(call), ...statuses])].toSorted((a, b) => a - b);
  return Object.fromEntries(
    all.map((status) => [status, { description: meanings[status] ?? "", headers, content }]),
  );
}

const isKeyed = ({ parameters = [] }: Described) =>
  parameters.some((parameter) => parameter.in === "header" && parameter.name === "idempotency-key");

const ofKey =
  "Sent once more with the same `Idempotency-Key` and body within two days, it makes nothing and answers what was made, as it is then. The same key with anything else is 422.";

/** What sending a call once more does; a write that says nothing about it, or two things, throws. */
export function describeRepeat(name: string, call: Described, again: string | undefined): string | undefined {
  if (/^(?:get|head|delete) /.test(name)) return undefined;
  if (isKeyed(call) === (again !== undefined))
    throw new Error(`${name} has to take an Idempotency-Key, or else to say in \`again\` why it needs none.`);
  return again === undefined ? ofKey : `Sent once more, ${again}.`;
}

function describe(
  name: string,
  call: Described,
  { refusals = [], answers = {}, again }: FastifySchema,
): object {
  if (!call.operationId || !call.summary)
    throw new Error(`The schema of ${name} has no operationId or summary.`);
  const description = describeRepeat(name, call, again);
  const { "4XX": _refusals, ...planned } = call.responses ?? {};
  for (const [status, type] of Object.entries(answers)) planned[status] = { content: answerOf(type) };
  const responses = Object.fromEntries(
    Object.entries(planned).map(([status, answer]) => [
      status,
      { ...answer, description: meanings[Number(status)] ?? "" },
    ]),
  );
  return {
    ...call,
    ...(description === undefined ? {} : { description }),
    security: call.security ?? [],
    responses: { ...responses, ...refusalsOf(call, refusals) },
  };
}

const file = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: { type: "object", required: ["file"], properties: { file: binary.schema } },
    },
  },
};

/**
 * Adds to the document what the plugin does not take from the schemas, by method and path in `schemas`: refusals, answers that
 * are no JSON, and what a repeated call does.
 */
export function completeDocument<Document extends { paths?: object }>(
  document: Document,
  schemas: ReadonlyMap<string, FastifySchema>,
): Document {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Described>>).map(
    ([path, calls]) => [
      path,
      Object.fromEntries(
        Object.entries(calls).map(([method, call]) => {
          const name = `${method} ${path}`;
          // Its parser reads the file piece by piece, so that it has no schema.
          const whole = name === "post /api/v1/audio" ? { ...call, requestBody: file } : call;
          return [method, describe(name, whole, schemas.get(name) ?? {})];
        }),
      ),
    ],
  );
  return { ...document, paths: Object.fromEntries(paths) as object };
}
