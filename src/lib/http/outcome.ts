import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { MalformedResponse, Problem, sentenceOf } from "./problem.ts";
import { isUnavailable } from "./retry.ts";

/** Whether a failed write may have been saved, because its answer was lost or malformed. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof MalformedResponse || (error instanceof Problem && isUnavailable(error));

export const harmlessAgain = msg`We don’t know whether it arrived; trying again does no harm.`;
export const maybeSaved = msg`We got no reply. It may have been saved; please check before you try again.`;

/** As `sentenceOf`, for a write that may be sent again: a lost answer is told from a refusal. */
export const sentenceOfWrite = (error: unknown, fallback: MessageDescriptor): Sentence =>
  isOutcomeUnknown(error) ? harmlessAgain : sentenceOf(error, fallback);
