import { causes } from "#server/db/sql-state.ts";
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

const known = ({ code, message }: Error & { code?: unknown }): ((cause: unknown) => Problem) | undefined => {
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
