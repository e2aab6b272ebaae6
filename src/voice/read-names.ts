import { readTexts } from "#src/lib/http/parse.ts";

/** The names of the enumeration, in the given order; unknown ones are dropped. */
export const readNames = <T extends string>(value: unknown, part: string, known: readonly T[]): T[] =>
  readTexts(value, part).flatMap((name) => known.find((one) => one === name) ?? []);
