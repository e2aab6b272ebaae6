import type { Voice } from "#contract/voices/voices.ts";

/** What is known of a sample that is heard against others. */
export interface Sample extends Pick<Voice, "voiceId" | "voiceMp3" | "seconds" | "loudness" | "truePeak"> {
  /** The longest that is heard; three minutes unless it says otherwise. */
  mostSeconds?: number;
}
