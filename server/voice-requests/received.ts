import type { Sentence } from "#server/http/sentences.ts";

/** What a visitor is answered. */
export const received: Sentence = /*i18n*/ {
  id: "answer.voice-request-received",
  message: "Your request has been sent successfully! We will contact you soon.",
};
