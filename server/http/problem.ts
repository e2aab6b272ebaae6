import type { ProblemCode } from "#contract/problem.ts";

/** A refusal that the caller is told about; `values` fill the sentence's places. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly retryAfterSeconds: number | undefined;
  readonly values: Record<string, string | number>;

  constructor(
    status: number,
    code: ProblemCode,
    options: { retryAfterSeconds?: number; values?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.values = options.values ?? {};
  }
}
