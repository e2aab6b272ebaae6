import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Problem } from "./problem.ts";
import { isOutcomeUnknown, LostAnswer, maybeSaved } from "./outcome.ts";

const nothingSaved = msg`Nothing was saved.`;

/**
 * Writes and gives the answer. When that is lost, `isDone` reads whether the write took effect anyway: undefined when it
 * did. Throws `LostAnswer` when it did not or nobody knows, and any other failure as it is.
 */
export async function writeAndVerify<Answer>(
  write: () => Promise<Answer>,
  isDone: () => Promise<boolean>,
): Promise<Answer | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const done = await isDone().catch((failure: unknown) => {
      if (failure instanceof Problem && failure.endsSession) throw failure;
      throw new LostAnswer(error, maybeSaved);
    });
    if (!done) throw new LostAnswer(error, nothingSaved);
    return undefined;
  }
}

/** The failure to show, and after a lost answer a second sentence: whether anything was saved. */
export const failureOf = (error: unknown): { failure: unknown; detail?: MessageDescriptor } =>
  error instanceof LostAnswer ? { failure: error.cause, detail: error.detail } : { failure: error };
