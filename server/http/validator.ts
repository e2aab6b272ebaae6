import type { FastifySchemaCompiler } from "fastify";
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";

// PostgreSQL stores neither NUL nor half a surrogate pair.
const storable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Where a text stands that no database can store; undefined where all are well. */
function unstorable(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return storable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const refuse = (instancePath: string): FastifySchemaValidationError[] => [
  { keyword: "storable", instancePath, schemaPath: "", params: {}, message: "must be storable text" },
];

/** Checks against the contract and changes nothing: no coercion, no defaults, no dropped fields. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = Compile(schema);
  return (value: unknown) => {
    if (!check.Check(value)) return { error: check.Errors(value) as FastifySchemaValidationError[] };
    const where = unstorable(value);
    return where === undefined ? { value } : { error: refuse(where) };
  };
};
