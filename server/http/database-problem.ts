import { Problem } from "./problem.ts";

const away = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);
// The pool gives these no code.
const awayMessages = /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

const badText = new Set(["22021", "22003", "22P02", "22P05", "22001", "22007", "22008"]);
const full = new Set(["53100", "53200", "ENOSPC", "EDQUOT"]);
const clash = new Set(["40001", "40P01", "55P03"]);

interface Coded extends Error {
  code?: unknown;
}

/** Drizzle and the pool wrap what the database said; all of the chain may know. */
function* causes(error: unknown): Generator<Coded> {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 5; depth += 1) {
    yield current;
    current = current.cause;
  }
}

const known = ({ code, message }: Coded): ((cause: unknown) => Problem) | undefined => {
  const name = typeof code === "string" ? code : "";
  if (badText.has(name))
    return (cause) => new Problem(400, "invalid-input", { values: { where: "text" }, cause });
  if (full.has(name)) return (cause) => new Problem(503, "storage-full", { retryAfterSeconds: 60, cause });
  if (clash.has(name)) return (cause) => new Problem(503, "overloaded", { retryAfterSeconds: 1, cause });
  if (away.has(name) || name.startsWith("08") || awayMessages.test(message))
    return (cause) => new Problem(503, "database-away", { retryAfterSeconds: 2, cause });
  return undefined;
};

/** What a database's refusal means to the caller; undefined where it is a fault of ours. */
export function databaseProblem(error: unknown): Problem | undefined {
  for (const cause of causes(error)) {
    const problem = known(cause);
    if (problem) return problem(error);
  }
  return undefined;
}

/** The SQLSTATE that a wrapped database error carries, such as `23505` for a taken unique key. */
export function sqlState(error: unknown): string | undefined {
  for (const { code } of causes(error))
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return undefined;
}
