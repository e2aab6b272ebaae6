import { describe, expect, it } from "vitest";
import { MalformedResponse, Problem, Refusal } from "#src/lib/http/problem.ts";
import { isOutcomeUnknown } from "#src/lib/http/outcome.ts";
import { retryDelay, retryRead, retryWrite } from "#src/lib/http/retry.ts";

/** How many times a call that always fails this way is tried again. */
function retries(policy: typeof retryRead, error: unknown): number {
  let failures = 0;
  while (failures < 20 && policy(failures, error)) failures += 1;
  return failures;
}
const problem = (status: number, retryAfter?: number) => new Problem({ status, retryAfter });

describe("what is asked again, and when", () => {
  it.each([
    ["no answer", 0, 3, 2],
    ["400", 400, 0, 0],
    ["401", 401, 0, 0],
    ["403", 403, 0, 0],
    ["404", 404, 0, 0],
    ["408", 408, 3, 0],
    ["409", 409, 0, 0],
    ["412", 412, 0, 0],
    ["413", 413, 0, 0],
    ["422", 422, 0, 0],
    ["429", 429, 3, 0],
    ["500", 500, 1, 0],
    ["501", 501, 0, 0],
    ["502", 502, 3, 2],
    ["503", 503, 3, 2],
    ["504", 504, 3, 2],
  ])("%s: reads are tried again %# times as listed", (_name, status, reads, writes) => {
    expect(retries(retryRead, problem(status))).toBe(reads);
    expect(retries(retryWrite, problem(status))).toBe(writes);
  });

  it.each([new MalformedResponse("body"), new Refusal({ id: "x" }), new TypeError("a bug"), "text"])(
    "what is no failed call is never tried again: %s",
    (error) => {
      expect(retries(retryRead, error)).toBe(0);
      expect(retries(retryWrite, error)).toBe(0);
    },
  );

  it("knows which writes may have been done although nobody says so", () => {
    const statuses = [0, 400, 401, 404, 408, 409, 412, 422, 429, 500, 502, 503, 504];
    expect(statuses.filter((status) => isOutcomeUnknown(problem(status)))).toEqual([0, 502, 503, 504]);
    expect(isOutcomeUnknown(new MalformedResponse("body"))).toBe(true);
    expect(isOutcomeUnknown(new Refusal({ id: "x" }))).toBe(false);
  });

  it("leaves a long wait to the reader", () => {
    expect(retries(retryRead, problem(429, 30))).toBe(3);
    expect(retries(retryRead, problem(429, 31))).toBe(0);
    expect(retries(retryWrite, problem(503, 900))).toBe(0);
  });
});

const waits = (random: number) => [0, 1, 2, 3, 4, 9].map((n) => retryDelay(n, problem(503), () => random));

describe("the wait before a retry", () => {
  it("is full jitter from half a second to 1, 2, 4, 8 and never more than 8 seconds", () => {
    expect(waits(0)).toEqual([500, 500, 500, 500, 500, 500]);
    expect(waits(1)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("is never shorter than the server asked", () => {
    expect(retryDelay(0, problem(503, 7), () => 0)).toBe(7000);
    expect(retryDelay(5, problem(503, 1), () => 1)).toBe(8000);
  });
});
