import { type Analysis, analyseBytes } from "./analyse-bytes.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";

export type Finding = Analysis | { refused: RefusalCode };

/** What a file is; whatever else goes wrong with it, it is damaged. */
export async function findIn(bytes: Buffer): Promise<Finding> {
  try {
    return await analyseBytes(bytes);
  } catch (error) {
    return { refused: error instanceof Refusal ? error.code : "audio-damaged" };
  }
}
