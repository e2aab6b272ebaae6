import { describe, expect, test } from "vitest";
import { sqlState } from "#server/db/sql-state.ts";
import { databaseProblem } from "#server/http/problems/database-problem.ts";
import { toProblem } from "#server/http/problems/to-problem.ts";

/** An error as the drivers throw it, wrapped as Drizzle wraps it. */
const thrown = (code: string | undefined, message = "it said") =>
  new Error("Failed query", { cause: Object.assign(new Error(message), code === undefined ? {} : { code }) });

describe("what a database error means to the caller", () => {
  test.each([
    ["22021", 400, "invalid-input"],
    ["22003", 400, "invalid-input"],
    ["22P02", 400, "invalid-input"],
    ["53100", 503, "storage-full"],
    ["ENOSPC", 503, "storage-full"],
    ["40001", 503, "overloaded"],
    ["40P01", 503, "overloaded"],
    ["ECONNREFUSED", 503, "database-away"],
    ["ECONNRESET", 503, "database-away"],
    ["57P01", 503, "database-away"],
    ["57P03", 503, "database-away"],
    ["08006", 503, "database-away"],
    ["53300", 503, "database-away"],
  ])("%s is %i %s", (code, status, name) => {
    const problem = databaseProblem(thrown(code));
    expect(problem).toMatchObject({ status, code: name });
    expect(problem?.retryAfterSeconds === undefined).toBe(status === 400);
  });

  test.each(["Connection terminated unexpectedly", "timeout exceeded when trying to connect"])(
    "the pool's %j, which has no code, is a database that is away",
    (message) => {
      expect(databaseProblem(thrown(undefined, message))).toMatchObject({
        status: 503,
        code: "database-away",
      });
    },
  );

  test.each(["23505", "42P01", undefined])("%s is a fault of ours, and says nothing of itself", (code) => {
    expect(databaseProblem(thrown(code))).toBeUndefined();
    expect(toProblem(thrown(code))).toMatchObject({ status: 500, code: "unexpected", values: {} });
  });

  test("a chain that never ends is not followed for ever", () => {
    const error = new Error("round");
    error.cause = error;
    expect(databaseProblem(error)).toBeUndefined();
    expect(sqlState(error)).toBeUndefined();
  });

  test("the SQLSTATE is found however deep it stands", () => {
    expect(sqlState(new Error("outer", { cause: thrown("23505") }))).toBe("23505");
  });
});
