import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Problem } from "./problem.ts";
import { isOutcomeUnknown, maybeSaved } from "./outcome.ts";

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
