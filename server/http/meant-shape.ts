import { type TSchema, Type } from "typebox";

interface Shape extends TSchema {
  type?: string;
  const?: unknown;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  anyOf?: Shape[];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const canBe = ({ type }: Shape, value: unknown) =>
  type === undefined || (type === "integer" ? "number" : type) === typeOf(value);

/** How much speaks for an object being meant as this shape: its literals before all, then the fields that it knows. */
function likeness({ properties = {} }: Shape, value: Record<string, unknown>): number {
  const known = Object.keys(value).filter((field) => Object.hasOwn(properties, field)).length;
  const literals = Object.entries(properties).filter(([, schema]) => schema.const !== undefined);
  const said = literals.filter(([field, schema]) => value[field] === schema.const).length;
  return 1000 * (2 * said - literals.length) + known;
}

/** Which shape of a choice a value was meant as; undefined where that cannot be told. */
function meantOf(shapes: Shape[], value: unknown): Shape | undefined {
  const able = shapes.filter((shape) => canBe(shape, value));
  if (able.length < 2 || typeOf(value) !== "object") return able.length === 1 ? able[0] : undefined;
  const [first, second] = able
    .map((shape) => ({ shape, like: likeness(shape, value as Record<string, unknown>) }))
    .toSorted((a, b) => b.like - a.like);
  return first && second && first.like > second.like ? first.shape : undefined;
}

/**
 * A schema with the shapes that a value was meant as in the place of its choices, so that what is wrong is told of them alone:
 * of a choice the errors of all shapes would be told. In a list only where all entries were meant as one shape.
 */
export function asMeant(schema: TSchema, value: unknown): TSchema {
  const { anyOf, properties, items, ...others } = schema as Shape;
  if (anyOf) {
    const meant = meantOf(anyOf, value);
    return meant ? asMeant(meant, value) : schema;
  }
  if (properties && typeOf(value) === "object") {
    const fields = value as Record<string, unknown>;
    const entries = Object.entries(properties).map(([name, inner]) => [name, asMeant(inner, fields[name])]);
    return { ...others, properties: Object.fromEntries(entries) as Shape["properties"] } as TSchema;
  }
  if (items?.anyOf && Array.isArray(value)) {
    const [meant, ...more] = new Set(value.map((entry) => meantOf(items.anyOf ?? [], entry)));
    return meant && more.length === 0 ? Type.Array(meant, others) : schema;
  }
  return schema;
}
