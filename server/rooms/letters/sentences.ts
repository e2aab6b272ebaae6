import type { Sentence } from "#server/http/language/sentences.ts";

/** What the letter about answered rooms says; its subject holds no title. */
export const roomLetterSentences = {
  subject: /*i18n*/ {
    id: "mail.room-answers",
    message: "Answers in your listening rooms",
    comment: "Subject of an e-mail",
  },
  text: /*i18n*/ {
    id: "mail.room-answers-text",
    message: "Guests have listened and answered:",
    comment: "Before lines of an e-mail, one for each room",
  },
  room: /*i18n*/ {
    id: "mail.room-answers-line",
    message:
      "{title}: {sent, plural, one {# answer} other {# answers}} of {guests, plural, one {# guest} other {# guests}}",
    comment:
      "Line of an e-mail; title is what the reader called the room; sent: guests who have sent their answers",
  },
  openRoom: /*i18n*/ { id: "mail.open-room", message: "See the results", comment: "Button in an e-mail" },
  openRooms: /*i18n*/ { id: "mail.open-rooms", message: "Open my lists", comment: "Button in an e-mail" },
  fewer: /*i18n*/ {
    id: "mail.fewer-room-letters",
    message: "You can turn off e-mails about listening rooms on your account page.",
  },
} satisfies Record<string, Sentence>;
