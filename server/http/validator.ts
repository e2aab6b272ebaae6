import type { FastifySchemaCompiler } from "fastify";
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";

// PostgreSQL stores neither NUL nor half a surrogate pair.
const storable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** The path of a text that no database can store; undefined where there is none. */
function unstorable(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return storable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface ListSchema extends TSchema {
  maxItems?: number;
  items?: ListSchema;
  properties?: Record<string, ListSchema>;
  anyOf?: ListSchema[];
}

/** Where a list holds more than the contract allows; undefined where none does. No entry of such a list is read. */
function tooLong(schema: ListSchema, value: unknown, path = ""): string | undefined {
  const { maxItems = Number.POSITIVE_INFINITY, items, properties = {}, anyOf } = schema;
  if (anyOf) return firstOf(anyOf, (shape) => tooLong(shape, value, path));
  if (Array.isArray(value)) {
    if (value.length > maxItems) return path;
    return items && firstOf(value, (entry, index) => tooLong(items, entry, `${path}/${index}`));
  }
  if (typeof value !== "object" || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  return firstOf(Object.entries(properties), ([key, inner]) => tooLong(inner, fields[key], `${path}/${key}`));
}

/** What the first entry answers for which there is an answer. */
function firstOf<Entry, Answer>(
  entries: Entry[],
  find: (entry: Entry, index: number) => Answer | undefined,
): Answer | undefined {
  for (const [index, entry] of entries.entries()) {
    const found = find(entry, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

const refuse = (keyword: string, instancePath: string, message: string): FastifySchemaValidationError[] => [
  { keyword, instancePath, schemaPath: "", params: {}, message },
];

/**
 * Checks against the contract and changes nothing: no coercion, no defaults, no dropped fields. Lengths of lists come
 * first: comparing the entries of a list that is too long anyway would take its length squared.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = Compile(schema);
  return (value: unknown) => {
    const long = tooLong(schema, value);
    if (long !== undefined) return { error: refuse("maxItems", long, "must not have more items") };
    if (!check.Check(value)) return { error: check.Errors(value) as FastifySchemaValidationError[] };
    const where = unstorable(value);
    return where === undefined ? { value } : { error: refuse("storable", where, "must be storable text") };
  };
};
