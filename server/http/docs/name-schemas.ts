import { describedFields } from "./words/fields.ts";

/** A schema as JSON, or any part of the document around it. */
type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type Schema = { [key: string]: Json };

const isObject = (value: Json | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a schema says, in whatever order; the plugin writes a literal as a choice of one, and a record by its values alone. */
function said(schema: Json): string {
  if (Array.isArray(schema)) return `[${schema.map(said).join()}]`;
  if (!isObject(schema)) return JSON.stringify(schema);
  const { const: literal, patternProperties, ...others } = schema;
  const all = { ...others };
  if (literal !== undefined) all["enum"] = [literal];
  if (isObject(patternProperties)) all["additionalProperties"] = Object.values(patternProperties)[0] ?? true;
  const fields = Object.keys(all).toSorted();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${said(all[field] ?? null)}`).join()}}`;
}

/** The one value that a field of a shape may have; undefined where it may have others. */
function literalOf(shape: Json, field: string): string | undefined {
  const schema = isObject(shape) && isObject(shape["properties"]) ? shape["properties"][field] : undefined;
  const values = isObject(schema) ? schema["enum"] : undefined;
  return Array.isArray(values) && values.length === 1 && typeof values[0] === "string"
    ? values[0]
    : undefined;
}

/** The field that tells the shapes of a choice apart; undefined where none does. */
function discriminatorOf(shapes: Json[]): string | undefined {
  const [first] = shapes;
  const fields = isObject(first) && isObject(first["properties"]) ? Object.keys(first["properties"]) : [];
  return fields.find((field) => {
    const literals = shapes.map((shape) => literalOf(shape, field));
    return !literals.includes(undefined) && new Set(literals).size === shapes.length;
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const refOf = (name: string) => `#/components/schemas/${name}`;

/**
 * Gives the schemas of a document the names that the contract has for them: each stands once, under its name. Shapes of a
 * choice that one field tells apart get names of their own and a discriminator. Fields say what they are, and those marked
 * `x-unlisted` are left out. One that nothing is said of throws.
 */
export class SchemaNames {
  readonly #names = new Map<string, string>();
  readonly #schemas: Record<string, Schema> = {};

  /** Throws where two schemas have one name. */
  constructor(named: readonly (readonly [string, object])[]) {
    const known = new Map<string, string>();
    for (const [name, schema] of named) {
      const text = said(JSON.parse(JSON.stringify(schema)) as Json);
      if ((known.get(name) ?? text) !== text) throw new Error(`The contract has two schemas named ${name}.`);
      known.set(name, text);
      if (!this.#names.has(text)) this.#names.set(text, name);
    }
  }

  /** The schemas that were named, by their names. */
  sorted(): Record<string, object> {
    return Object.fromEntries(Object.entries(this.#schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Any part of the document with names in the place of the schemas that have one. */
  name<Part>(part: Part): Part {
    return this.#name(part as Json) as Part;
  }

  #name(part: Json): Json {
    if (Array.isArray(part)) return part.map((inner) => this.#name(inner));
    if (!isObject(part)) return part;
    const name = this.#names.get(said(part));
    return name === undefined ? this.#inside(part) : this.#refer(name, part);
  }

  #refer(name: string, schema: Schema): Schema {
    if (!(name in this.#schemas)) {
      this.#schemas[name] = {};
      const { anyOf } = schema;
      const field = Array.isArray(anyOf) ? discriminatorOf(anyOf) : undefined;
      this.#schemas[name] =
        Array.isArray(anyOf) && field !== undefined ? this.#tell(name, anyOf, field) : this.#inside(schema);
    }
    return { $ref: refOf(name) };
  }

  #tell(name: string, shapes: Json[], field: string): Schema {
    const mapping: Record<string, string> = {};
    for (const shape of shapes) {
      const literal = literalOf(shape, field) ?? "";
      const own = `${name}${capital(literal)}`;
      mapping[literal] = refOf(own);
      this.#schemas[own] = this.#inside(shape as Schema);
    }
    return {
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: field, mapping },
    };
  }

  #inside(schema: Schema): Schema {
    return Object.fromEntries(
      Object.entries(schema).map(([key, inner]) => [
        key,
        key === "properties" && isObject(inner) ? this.#fields(inner) : this.#name(inner),
      ]),
    );
  }

  #fields(fields: Schema): Schema {
    const listed = Object.entries(fields).filter(([, inner]) => !(isObject(inner) && inner["x-unlisted"]));
    return Object.fromEntries(
      listed.map(([name, inner]) => {
        const own = isObject(inner) ? inner["description"] : undefined;
        const description = own ?? describedFields[name];
        if (description === undefined) throw new Error(`Nothing is said of the field ${name}.`);
        return [name, { ...(this.#name(inner) as Schema), description }];
      }),
    );
  }
}
