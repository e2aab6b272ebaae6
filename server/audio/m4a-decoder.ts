import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { StartProblem } from "#server/start-problem.ts";

/** Throws a `StartProblem` where M4A is to be taken and nobody installed its decoder. */
export async function expectM4aDecoder(formats: readonly AudioFormat[]): Promise<void> {
  if (!formats.includes("m4a")) return;
  await import("@audio/decode-mp4").catch((cause: unknown) => {
    throw new StartProblem("M4A is on, but its decoder is not installed; the README says how.", { cause });
  });
}
