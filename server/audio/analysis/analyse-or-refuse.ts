import { type Analysis, analyseBytes } from "./analyse-bytes.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";

export type Outcome = Analysis | { refused: RefusalCode };

/** Analyses a file; any failure that is no refusal counts as damage. */
export async function analyseOrRefuse(bytes: Buffer): Promise<Outcome> {
  try {
    return await analyseBytes(bytes);
  } catch (error) {
    return { refused: error instanceof Refusal ? error.code : "audio-damaged" };
  }
}
