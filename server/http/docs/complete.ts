import { ClientUpdateProblem, problemCodes } from "#contract/problem.ts";
import type { FastifySchema } from "fastify";
import { contractSchemas } from "./contract-schemas.ts";
import { SchemaNames } from "./name-schemas.ts";
import { parameterWords } from "./words/parameters.ts";

type Answers = Record<string, { description?: string; content?: object; headers?: object }>;

interface Parameter {
  name: string;
  in: string;
  description?: string;
}

/** What the plugin makes of a route's schema. */
interface Described {
  operationId?: string;
  summary?: string;
  security?: object[];
  requestBody?: object;
  parameters?: Parameter[];
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
  507: "The disk has no room for it",
};

const sentence = { "text/plain": { schema: { type: "string" } } };

/** The headers of a refusal, which stand once in the document. */
export const refusalHeaders = {
  "problem-code": { schema: { type: "string" as const, enum: [...problemCodes] } },
  "problem-errors": {
    schema: { type: "string" as const },
    description: "The wrong fields of the body, as JSON",
  },
  "second-factor-ticket": {
    schema: { type: "string" as const },
    description: "With `second-factor-needed`: what the second step of the login sends with its code",
  },
};

const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const usualHeaders = ["problem-code", "problem-errors"];

/** Whether nobody may call without showing who it is. */
const isSecured = (security: object[] = []) =>
  security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);

/** The statuses that any call of this shape may be refused with. */
const usualRefusals = ({ security, requestBody, parameters }: Described): number[] => [
  ...(requestBody || parameters ? [400] : []),
  ...(isSecured(security) ? [401] : []),
  ...(requestBody ? [413, 415] : []),
  503,
];

const binary = { schema: { type: "string", contentMediaType: "application/octet-stream" } };

const answerOf = (type: string) => ({ [type]: type === "text/plain" ? sentence[type] : binary });

/** A refusal is a sentence; the client update alone answers JSON, which its schema names as `4XX`. */
function refusalsOf(call: Described, { refusals = [], refusalHeaders: also = {} }: FastifySchema): Answers {
  const isJson = call.responses?.["4XX"] !== undefined;
  const content = isJson ? { "application/json": { schema: ClientUpdateProblem } } : sentence;
  const all = [...new Set([...usualRefusals(call), ...refusals])].toSorted((a, b) => a - b);
  return Object.fromEntries(
    all.map((status) => {
      const headers = headersOf([...usualHeaders, ...(also[status] ?? [])]);
      return [status, { description: meanings[status] ?? "", headers, content }];
    }),
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

/** Says what a parameter is; one that nothing is said of throws. */
function describeParameter(parameter: Parameter): Parameter {
  const description = parameter.description ?? parameterWords[parameter.name];
  if (description === undefined) throw new Error(`Nothing is said of the parameter ${parameter.name}.`);
  return { ...parameter, description };
}

function describe(name: string, call: Described, schema: FastifySchema): object {
  const { answers = {}, again } = schema;
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
    ...(call.parameters ? { parameters: call.parameters.map(describeParameter) } : {}),
    ...(description === undefined ? {} : { description }),
    security: call.security ?? [],
    responses: { ...responses, ...refusalsOf(call, schema) },
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
 * are no JSON, what a repeated call does, what parameters are, and the names of the contract's schemas.
 */
export function completeDocument<Document extends { paths?: object; components?: object }>(
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
  const names = new SchemaNames(contractSchemas());
  const named = names.name(Object.fromEntries(paths) as object);
  return { ...document, paths: named, components: { ...document.components, schemas: names.sorted() } };
}
