import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Rooms for guests. */
export const rooms = {
  "room-not-found": /*i18n*/ { id: "problem.room-not-found", message: "Room not found." },
  "too-many-rooms": /*i18n*/ {
    id: "problem.too-many-rooms",
    message: "There can be at most {most} open rooms. Close one first.",
    comment: "most is a whole number",
  },
  "too-few-fit": /*i18n*/ {
    id: "problem.too-few-fit",
    message: "A room needs at least two voices that guests can hear.",
  },
  "too-many-fit": /*i18n*/ {
    id: "problem.too-many-fit",
    message: "A room can hold at most {most} voices.",
    comment: "most is a whole number",
  },
  "room-gone": /*i18n*/ { id: "problem.room-gone", message: "This room is no longer open." },
  "room-closed": /*i18n*/ {
    id: "problem.room-closed",
    message: "The room is closed; answers can no longer be changed.",
  },
  "room-not-ready": /*i18n*/ {
    id: "problem.room-not-ready",
    message: "The room is being prepared. Please try again in a moment.",
  },
  "room-password-needed": /*i18n*/ {
    id: "problem.room-password-needed",
    message: "This room is password-protected.",
  },
  "another-guest": /*i18n*/ {
    id: "problem.another-guest",
    message: "This room was also opened in another tab. Please listen and vote here again.",
  },
  "cookie-missing": /*i18n*/ {
    id: "problem.cookie-missing",
    message:
      "This browser blocks cookies for this room, so nothing can be saved. Please reload the page, or open the link in another browser.",
  },
  "wrong-room-password": /*i18n*/ { id: "problem.wrong-room-password", message: "The password is wrong." },
  "room-guests-full": /*i18n*/ {
    id: "problem.room-guests-full",
    message: "This room cannot take more guests.",
  },
  "room-notes-full": /*i18n*/ {
    id: "problem.room-notes-full",
    message: "You can write at most {most} notes on one recording.",
    comment: "most is a whole number",
  },
  "letter-not-found": /*i18n*/ {
    id: "problem.letter-not-found",
    message: "There is no such voice in this room.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
