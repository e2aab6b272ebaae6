import { Problem } from "./problem.ts";

/** Waits for a removal. What is gone already, as after a removal whose answer was lost, is removed. */
export async function untilGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
}
