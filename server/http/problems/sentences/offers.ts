import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Offers and what they carry. */
export const offers = {
  "offer-not-found": /*i18n*/ { id: "problem.offer-not-found", message: "Offer not found." },
  "offer-changed": /*i18n*/ {
    id: "problem.offer-changed",
    message: "The offer has changed in the meantime. Please review the changes.",
  },
  "not-your-turn": /*i18n*/ {
    id: "problem.not-your-turn",
    message: "It is the other side’s turn to answer this offer.",
  },
  "offer-closed": /*i18n*/ { id: "problem.offer-closed", message: "This offer is closed." },
  "terms-unchanged": /*i18n*/ {
    id: "problem.terms-unchanged",
    message: "Nothing has changed. Change at least one term.",
  },
  "budget-unknown": /*i18n*/ {
    id: "problem.budget-unknown",
    message: "Terms without a budget cannot be accepted.",
  },
  "attachments-full": /*i18n*/ {
    id: "problem.attachments-full",
    message: "There is no space for more files: 200 MB per offer, 2 GB per company.",
  },
  "attachment-type": /*i18n*/ {
    id: "problem.attachment-type",
    message:
      "{m4a, select, true {Only PDF, DOCX, TXT, MP3, WAV, M4A, OGG, PNG and JPEG files can be attached.} other {Only PDF, DOCX, TXT, MP3, WAV, OGG, PNG and JPEG files can be attached.}}",
    comment: "m4a says whether M4A files are taken",
  },
  "attachment-too-large": /*i18n*/ {
    id: "problem.attachment-too-large",
    message: "A file can be at most 20 MB.",
  },
  "file-too-complex": /*i18n*/ {
    id: "problem.file-too-complex",
    message: "This file takes too long to check. Please save it again in its program and send the new file.",
  },
  "file-empty": /*i18n*/ { id: "problem.file-empty", message: "This file is empty." },
  "too-many-attachments": /*i18n*/ {
    id: "problem.too-many-attachments",
    message: "A message can have at most five files.",
  },
  "unknown-voice": /*i18n*/ {
    id: "problem.unknown-voice",
    message: "One of the voices no longer exists.",
  },
  "idempotency-mismatch": /*i18n*/ {
    id: "problem.idempotency-mismatch",
    message: "This form was already sent with other content.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
