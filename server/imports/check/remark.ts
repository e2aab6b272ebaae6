import type { ProblemCode } from "#contract/problem.ts";
import type { Column } from "#server/imports/sheet/columns.ts";
import { type Note, type Refusal, refusals } from "./remark-words.ts";

/** What is said of a row, as it is stored: it becomes a sentence in the reader's language. */
export interface Remark {
  code: Refusal | Note;
  /** Which column it is about. */
  column?: Column;
  values?: Record<string, string | number>;
  /** Values of the column before and after, as codes. */
  before?: string[];
  after?: string[];
  /** Why a sound was refused. */
  problem?: ProblemCode;
}

/** Whether a remark keeps its row out. */
export const isRefusal = ({ code }: Remark): boolean => Object.hasOwn(refusals, code);
