interface Coded extends Error {
  code?: unknown;
}

/** An error and what it wraps: Drizzle and the pool wrap what the database said. */
export function* causes(error: unknown): Generator<Coded> {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 5; depth += 1) {
    yield current;
    current = current.cause;
  }
}

/** The SQLSTATE that a wrapped database error carries, such as `23505` for a taken unique key. */
export function sqlState(error: unknown): string | undefined {
  for (const { code } of causes(error))
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return undefined;
}
