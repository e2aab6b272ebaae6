import type { FieldFault, FieldProblem, ProblemCode } from "#contract/problem.ts";

interface ProblemOptions {
  retryAfterSeconds?: number;
  /** Fill the sentence's places. */
  values?: Record<string, string | number>;
  /** The fields of the body that are wrong. */
  fields?: FieldProblem[];
  cause?: unknown;
}

/** A refusal that the caller is told about. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly retryAfterSeconds: number | undefined;
  readonly values: Record<string, string | number>;
  readonly fields: FieldProblem[];

  constructor(status: number, code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.values = options.values ?? {};
    this.fields = options.fields ?? [];
  }
}

/** A wrong field of the body that the contract lets pass; `field` as `offers/0/platform`. */
export const wrongField = (field: string, code: FieldFault = "malformed"): Problem =>
  new Problem(400, "invalid-input", { values: { where: field }, fields: [{ pointer: `#/${field}`, code }] });

/** A refusal with a code of its own that is about one field of the body. */
export const problemAt = (
  status: number,
  code: ProblemCode,
  field: string,
  values: Record<string, string | number> = {},
): Problem => new Problem(status, code, { values, fields: [{ pointer: `#/${field}`, code }] });
