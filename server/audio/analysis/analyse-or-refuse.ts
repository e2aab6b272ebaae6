import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { type Analysis, analyseBytes } from "./analyse-bytes.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";

export type Outcome = Analysis | { refused: RefusalCode };

/** Analyses a file; any failure that is no refusal counts as damage. Without `stored` nothing of it is kept. */
export async function analyseOrRefuse(
  bytes: Buffer,
  kept: readonly AudioFormat[],
): Promise<{ outcome: Outcome; stored?: Buffer }> {
  try {
    const { analysis, stored } = await analyseBytes(bytes, kept);
    return { outcome: analysis, stored };
  } catch (error) {
    return { outcome: { refused: error instanceof Refusal ? error.code : "audio-damaged" } };
  }
}
