import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { MalformedResponse, Problem, sentenceOf } from "./problem.ts";
import { isUnavailable } from "./retry.ts";

export const harmlessAgain = msg`We don’t know whether it arrived; trying again does no harm.`;
export const maybeSaved = msg`We got no reply. It may have been saved; please check before you try again.`;

/** A write whose answer was lost; `detail` says whether anything was saved. */
export class LostAnswer extends Error {
  override readonly name = "LostAnswer";
  readonly detail: MessageDescriptor;

  /** Whether nobody knows. */
  get isUnknown(): boolean {
    return this.detail === maybeSaved;
  }

  constructor(cause: unknown, detail: MessageDescriptor) {
    super("lost answer", { cause });
    this.detail = detail;
  }
}

/** Whether a failed write may have been saved, because its answer was lost or malformed. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof MalformedResponse ||
  (error instanceof Problem && isUnavailable(error)) ||
  (error instanceof LostAnswer && error.isUnknown);

/** As `sentenceOf`, for a write that may be sent again: a lost answer is told from a refusal. */
export const sentenceOfWrite = (error: unknown, fallback: MessageDescriptor): Sentence =>
  isOutcomeUnknown(error) ? harmlessAgain : sentenceOf(error, fallback);
