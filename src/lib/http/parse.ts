import { MalformedResponse } from "./problem.ts";

// Readers for server answers: each returns the right shape or throws a MalformedResponse that names the part.

/** T with each field named, also an optional one that is absent: a reader that forgets one does not compile. */
export type EveryField<T> = { [Field in keyof Required<T>]: T[Field] };

export function readRecord(value: unknown, part: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new MalformedResponse(part);
  return { ...value };
}

export function readText(value: unknown, part: string): string {
  if (typeof value !== "string") throw new MalformedResponse(part);
  return value;
}

/** Absent and null alike are undefined. */
export const optionalText = (value: unknown, part: string): string | undefined =>
  value === undefined || value === null ? undefined : readText(value, part);

/** A text, or null where it is absent or null. */
export const textOrNull = (value: unknown, part: string): string | null => optionalText(value, part) ?? null;

export function readNumber(value: unknown, part: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new MalformedResponse(part);
  return value;
}

/** Absent and null alike are null. */
export const numberOrNull = (value: unknown, part: string): number | null =>
  value === undefined || value === null ? null : readNumber(value, part);

/** A value of the enumeration; anything else is malformed. */
export function readOne<T extends string>(value: unknown, part: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new MalformedResponse(part);
  return found;
}

/** A missing list (absent or null) is an empty one. */
export function readList<T>(value: unknown, part: string, item: (value: unknown, part: string) => T): T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new MalformedResponse(part);
  return value.map((entry, index) => item(entry, `${part}[${index}]`));
}

export const readTexts = (value: unknown, part: string): string[] => readList(value, part, readText);
