import type { FastifySchemaCompiler } from "fastify";
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { Errors } from "typebox/value";
import { asMeant } from "./meant-shape.ts";

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
  additionalProperties?: boolean;
  items?: ListSchema;
  properties?: Record<string, ListSchema>;
  anyOf?: ListSchema[];
}

/** Finds in a value where a list holds more than the contract allows; undefined where none does. */
type FindLong = (value: unknown) => string | undefined;

/** Reads a schema once for its lists. Undefined where it has none: then no entry of the value is looked at. */
function listsOf({ maxItems, items, properties, anyOf }: ListSchema): FindLong | undefined {
  if (anyOf) return firstOf(anyOf.flatMap((shape) => listsOf(shape) ?? []));
  if (properties) {
    const fields = Object.entries(properties).flatMap(([key, schema]) => {
      const find = listsOf(schema);
      return find ? [inField(key, find)] : [];
    });
    return firstOf(fields);
  }
  return items && inList(maxItems ?? Number.POSITIVE_INFINITY, listsOf(items));
}

const firstOf = (finds: FindLong[]): FindLong | undefined =>
  finds.length === 0
    ? undefined
    : (value) => {
        for (const find of finds) {
          const found = find(value);
          if (found !== undefined) return found;
        }
        return undefined;
      };

const inField =
  (key: string, find: FindLong): FindLong =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const found = find((value as Record<string, unknown>)[key]);
    return found === undefined ? undefined : `/${key}${found}`;
  };

const inList =
  (maxItems: number, find: FindLong | undefined): FindLong =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length > maxItems) return "";
    if (!find) return undefined;
    for (let place = 0; place < value.length; place += 1) {
      const found = find(value[place]);
      if (found !== undefined) return `/${place}${found}`;
    }
    return undefined;
  };

/** Unknown fields of a body that has more fields than the contract; the first ones are enough to name. */
function unknownFields({ properties, additionalProperties }: ListSchema, value: unknown): string[] {
  if (!properties || additionalProperties !== false) return [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const sent = Object.keys(value);
  if (sent.length <= Object.keys(properties).length) return [];
  return sent.filter((field) => !Object.hasOwn(properties, field)).slice(0, 3);
}

const refuse = (
  keyword: string,
  instancePath: string,
  message: string,
  params: Record<string, unknown> = {},
): FastifySchemaValidationError[] => [{ keyword, instancePath, schemaPath: "", params, message }];

/**
 * Checks against the contract and changes nothing: no coercion, no defaults, no dropped fields. Each schema is compiled for the
 * first call that needs it: most are seldom needed, and all take memory. The lengths of lists and
 * the number of fields come first: what is too long anyway would take TypeBox its length squared to describe.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  let check: Validator | undefined;
  const findLong = listsOf(schema);
  return (value: unknown) => {
    const long = findLong?.(value);
    if (long !== undefined) return { error: refuse("maxItems", long, "must not have more items") };
    const unknown = unknownFields(schema, value);
    if (unknown.length > 0)
      return {
        error: refuse("additionalProperties", "", "must not have more fields", {
          additionalProperties: unknown,
        }),
      };
    check ??= Compile(schema);
    if (!check.Check(value))
      return { error: Errors(asMeant(schema, value), value) as FastifySchemaValidationError[] };
    const where = unstorable(value);
    return where === undefined ? { value } : { error: refuse("storable", where, "must be storable text") };
  };
};
