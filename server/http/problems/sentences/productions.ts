import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** The work on accepted offers: takes, notes, and files. */
export const productions = {
  "take-not-found": /*i18n*/ { id: "problem.take-not-found", message: "Take not found." },
  "take-not-ready": /*i18n*/ {
    id: "problem.take-not-ready",
    message: "A take is still being prepared, or could not be read.",
  },
  "take-deleted": /*i18n*/ {
    id: "problem.take-deleted",
    message: "These files have been deleted.",
  },
  "take-handed-over": /*i18n*/ {
    id: "problem.take-handed-over",
    message: "This take has been handed over and can no longer be changed.",
  },
  "take-type": /*i18n*/ {
    id: "problem.take-type",
    message: "Only WAV, FLAC, AIFF and MP3 files can be takes.",
  },
  "take-too-large": /*i18n*/ {
    id: "problem.take-too-large",
    message: "A take can be at most 1 GB.",
  },
  "takes-full": /*i18n*/ {
    id: "problem.takes-full",
    message: "A round can have at most 20 takes.",
  },
  "production-full": /*i18n*/ {
    id: "problem.production-full",
    message: "There is no space for more takes: 5 GB per production.",
  },
  "nothing-to-hand-over": /*i18n*/ {
    id: "problem.nothing-to-hand-over",
    message: "There is no take to hand over yet.",
  },
  "nothing-to-change": /*i18n*/ {
    id: "problem.nothing-to-change",
    message: "Add a note or a text that says what to change.",
  },
  "already-opened": /*i18n*/ {
    id: "problem.already-opened",
    message: "The client has opened the takes; they can no longer be taken back.",
  },
  "not-approved": /*i18n*/ {
    id: "problem.not-approved",
    message: "The files can be downloaded once the takes are approved.",
  },
  "note-not-found": /*i18n*/ { id: "problem.note-not-found", message: "Note not found." },
  "note-stands": /*i18n*/ {
    id: "problem.note-stands",
    message: "This round has been answered; its notes can no longer be changed.",
  },
  "notes-full": /*i18n*/ {
    id: "problem.notes-full",
    message: "There is no space for more notes here.",
  },
  "replies-full": /*i18n*/ {
    id: "problem.replies-full",
    message: "A note can have at most 20 replies.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
