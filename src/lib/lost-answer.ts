import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Problem } from "./problem.ts";
import { isUnknown } from "./retry.ts";

/** A write without an answer that could be used, and what is known of it by now. */
export class LostAnswer extends Error {
  override readonly name = "LostAnswer";
  readonly fate: MessageDescriptor;

  constructor(cause: unknown, fate: MessageDescriptor) {
    super("lost answer", { cause });
    this.fate = fate;
  }
}

const nothingSaved = msg`Nothing was saved.`;
const unknown = msg`No answer came. It may have been saved; please check before you try again.`;

/**
 * Writes; where the answer is lost, `isDone` looks whether it was done all the same. It is done where this resolves, and
 * else a `LostAnswer` says what is known. A refusal stays what it is.
 */
export async function writeAndLook(
  write: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUnknown(error)) throw error;
    const done = await isDone().catch((failure: unknown) => {
      if (failure instanceof Problem && failure.endsSession) throw failure;
      throw new LostAnswer(error, unknown);
    });
    if (!done) throw new LostAnswer(error, nothingSaved);
  }
}

/** What failed, and under its sentence what is known of a write whose answer was lost. */
export const toldOf = (error: unknown): { failure: unknown; fate?: MessageDescriptor } =>
  error instanceof LostAnswer ? { failure: error.cause, fate: error.fate } : { failure: error };
