import type { RefusalCode } from "#server/audio/analysis/refusal.ts";

/** A file as people bring it. */
export interface BroughtFile {
  what: string;
  bytes: Buffer;
  /** Why it is not stored. */
  refused?: RefusalCode;
}
