import type { Transcript } from "#contract/voices/voices.ts";

/** What is said in a sample; null where it is not known, as with back ends that omit it. */
export function readTranscript(value: unknown): Transcript | null {
  if (typeof value !== "object" || value === null || !("text" in value && "language" in value)) return null;
  const { text, language } = value;
  return typeof text === "string" && typeof language === "string" ? { text, language } : null;
}
