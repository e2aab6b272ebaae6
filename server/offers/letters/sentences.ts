import type { OfferMailKind } from "#server/db/schema/operations.ts";
import { productionLetterSentences } from "#server/productions/letters/sentences.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

interface OfferSentences {
  /** Holds the offer’s title, no name and none of the terms. */
  subject: Sentence;
  text: Sentence;
}

/** What each letter about an offer says. */
export const offerLetterSentences: Record<OfferMailKind, OfferSentences> = {
  "offer-new": {
    subject: /*i18n*/ {
      id: "mail.offer-new",
      message: "New offer: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-new-text",
      message: "A client has sent you an offer. It is your turn to answer.",
    },
  },
  "offer-terms": {
    subject: /*i18n*/ {
      id: "mail.offer-terms",
      message: "New terms for an offer: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-terms-text",
      message: "New terms have been proposed for an offer. It is your turn to answer.",
    },
  },
  "offer-accepted": {
    subject: /*i18n*/ {
      id: "mail.offer-accepted",
      message: "Your offer has been accepted: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-accepted-text",
      message: "The terms that you proposed have been accepted. The agreed terms are on the offer’s page.",
    },
  },
  "offer-declined": {
    subject: /*i18n*/ {
      id: "mail.offer-declined",
      message: "Your offer has been declined: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-declined-text",
      message: "Your offer has been declined. You can send it again with other terms.",
    },
  },
  "offer-message": {
    subject: /*i18n*/ {
      id: "mail.offer-message",
      message: "New message about an offer: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-message-text",
      message: "You have a new message about an offer.",
    },
  },
  "offer-due": {
    subject: /*i18n*/ {
      id: "mail.offer-due",
      message: "An offer needs your answer by tomorrow: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-due-text",
      message: "An offer can be answered until tomorrow. After that it closes automatically.",
    },
  },
  "offer-files": {
    subject: /*i18n*/ {
      id: "mail.offer-files",
      message: "Files will be deleted soon: {title}",
      comment: "Subject of an e-mail; title is what the client called the offer",
    },
    text: /*i18n*/ {
      id: "mail.offer-files-text",
      message:
        "The approved files of an offer will be deleted on {day}. Until then they can be downloaded from the offer’s page.",
      comment: "Part of an e-mail; day is a date",
    },
  },
  ...productionLetterSentences,
};

export const offerTitle: Sentence = /*i18n*/ {
  id: "mail.offer-title",
  message: "Offer: {title}",
  comment: "Line of an e-mail; title is what the client called the offer",
};

export const offerFrom: Sentence = /*i18n*/ {
  id: "mail.offer-from",
  message: "From: {name}",
  comment: "Line of an e-mail; name is a person’s, with a company",
};

export const openOffer: Sentence = /*i18n*/ {
  id: "mail.open-offer",
  message: "Open the offer",
  comment: "Button in an e-mail",
};

export const fewerLetters: Sentence = /*i18n*/ {
  id: "mail.fewer-letters",
  message: "You can turn off e-mails about offers on your account page.",
};
