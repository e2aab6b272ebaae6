/** What the schemas do not say of a call. */
export interface Operation {
  id: string;
  summary: string;
  /** The statuses of its refusals, beyond those that follow from its schema. */
  refusals: number[];
  /** The content type of an answer that is not JSON, by status. */
  answers?: Record<number, string>;
  /** What sending it once more does; for every write that takes no `Idempotency-Key`. */
  again?: string;
}

/** The content type of an answer in plain text. */
export const text = "text/plain";
