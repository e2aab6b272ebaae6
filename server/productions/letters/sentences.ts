import type { ProductionMailKind } from "#server/db/schema/operations.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** What each letter about a production says. */
export const productionLetterSentences: Record<ProductionMailKind, { subject: Sentence; text: Sentence }> = {
  "takes-handed-over": {
    subject: /*i18n*/ {
      id: "mail.takes-handed-over",
      message: "Takes to listen to: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.takes-handed-over-text",
      message:
        "Takes have been handed over to you. It is your turn: listen, then ask for changes or approve.",
    },
  },
  "takes-waiting": {
    subject: /*i18n*/ {
      id: "mail.takes-waiting",
      message: "Takes wait for your answer: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.takes-waiting-text",
      message: "These takes still wait for your answer: ask for changes or approve them.",
    },
  },
  "changes-asked": {
    subject: /*i18n*/ {
      id: "mail.changes-asked",
      message: "Changes asked for: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.changes-asked-text",
      message: "The client has asked for changes. It is your turn.",
    },
  },
  "takes-approved": {
    subject: /*i18n*/ {
      id: "mail.takes-approved",
      message: "Takes approved: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.takes-approved-text",
      message: "These files have been approved as final. They can be downloaded on the offer’s page.",
    },
  },
};

export const openNotes: Sentence = /*i18n*/ {
  id: "mail.open-notes",
  message: "{notes, plural, one {# open note} other {# open notes}}",
  comment: "Line of an e-mail; notes is how many notes of takes are open",
};
