import type { Sentence } from "#server/http/language/sentences.ts";
import type { MailKind, OfferMailKind } from "#server/db/schema/operations.ts";

/** The letters about signing in. */
export type PersonalKind = Exclude<MailKind, OfferMailKind | "voice-request" | "offer" | "room-answers">;

interface LetterSentences {
  /** Holds no name. */
  subject: Sentence;
  before: Sentence[];
  action: Sentence;
  after: Sentence[];
}

const userName: Sentence = /*i18n*/ {
  id: "mail.user-name",
  message: "Your username: {userName}",
  comment: "Line of an e-mail; userName is the name for logging in",
};

const openAccount: Sentence = /*i18n*/ { id: "mail.open-account", message: "Open my account" };

const choosePassword: Sentence = /*i18n*/ {
  id: "mail.choose-new-password",
  message: "Choose a new password",
};

const ignore: Sentence = /*i18n*/ {
  id: "mail.ignore",
  message: "If you did not expect this e-mail, you can ignore it.",
};

/** What each letter says; `taken` goes to the owner of an address that was entered for somebody else. */
export const letterSentences: Record<PersonalKind | "taken", LetterSentences> = {
  invitation: {
    subject: /*i18n*/ {
      id: "mail.invitation",
      message: "Your invitation to {agency}",
      comment: "Subject of an e-mail; agency is the name of the site: hang no suffix on it",
    },
    before: [
      /*i18n*/ {
        id: "mail.invitation-text",
        message: "You have been invited to the workspace of {agency}. Choose a password to log in.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
      userName,
    ],
    action: /*i18n*/ { id: "mail.choose-password", message: "Choose a password" },
    after: [
      /*i18n*/ { id: "mail.invitation-life", message: "The link works once and expires in seven days." },
      ignore,
    ],
  },
  reset: {
    subject: /*i18n*/ {
      id: "mail.reset",
      message: "Reset your password for {agency}",
      comment: "Subject of an e-mail; agency is the name of the site: hang no suffix on it",
    },
    before: [
      /*i18n*/ {
        id: "mail.reset-text",
        message:
          "Someone asked to reset the password of your account. You can choose a new one with the link below.",
      },
      userName,
    ],
    action: choosePassword,
    after: [
      /*i18n*/ {
        id: "mail.reset-life",
        message: "The link works once and expires in 30 minutes. A new password ends all your sessions.",
      },
      /*i18n*/ {
        id: "mail.reset-not-you",
        message: "If this wasn’t you, you can ignore this e-mail. Your password stays the same.",
      },
    ],
  },
  "confirm-address": {
    subject: /*i18n*/ { id: "mail.confirm-address", message: "Confirm your e-mail address" },
    before: [
      /*i18n*/ {
        id: "mail.confirm-address-text",
        message:
          "This address was entered for your account at {agency}. Once you have confirmed that it is yours, you can log in with it, and choose a new password if you forget yours.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
    ],
    action: /*i18n*/ { id: "mail.confirm-address-action", message: "Confirm this address" },
    after: [
      /*i18n*/ { id: "mail.confirm-address-life", message: "The link works once and expires in a day." },
      ignore,
    ],
  },
  "address-changing": {
    subject: /*i18n*/ {
      id: "mail.address-changing",
      message: "The e-mail address of your account is being changed",
    },
    before: [
      /*i18n*/ {
        id: "mail.address-changing-text",
        message:
          "Another e-mail address was entered for your account at {agency}. It replaces this address once it has been confirmed; until then, this one stays.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
      /*i18n*/ {
        id: "mail.address-changing-not-you",
        message:
          "If this wasn’t you, log in now, change your password, end all other sessions and enter this address again.",
      },
    ],
    action: openAccount,
    after: [],
  },
  "password-reset": {
    subject: /*i18n*/ { id: "mail.password-reset", message: "Your password has been changed" },
    before: [
      /*i18n*/ {
        id: "mail.password-reset-text",
        message:
          "A new password was chosen for your account at {agency}, with a link that we sent to this address. All sessions have ended.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
      /*i18n*/ {
        id: "mail.password-reset-not-you",
        message:
          "If this wasn’t you, someone else may be reading your e-mails: change the password of your mailbox first, then choose a new one with the link below.",
      },
    ],
    action: choosePassword,
    after: [],
  },
  "credentials-renewed": {
    subject: /*i18n*/ { id: "mail.credentials-renewed", message: "Your login details were renewed" },
    before: [
      /*i18n*/ {
        id: "mail.credentials-renewed-text",
        message:
          "We have set a new password for your account at {agency} and will pass it on to you. All sessions have ended, earlier links no longer work, passkeys have been removed, and two-step verification is off.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
      /*i18n*/ {
        id: "mail.credentials-renewed-not-you",
        message: "If you did not ask for this, please reply to this e-mail.",
      },
    ],
    action: openAccount,
    after: [],
  },
  "new-device": {
    subject: /*i18n*/ { id: "mail.new-device", message: "New login to your account" },
    before: [
      /*i18n*/ {
        id: "mail.new-device-text",
        message:
          "Someone logged in to your account at {agency} with a browser or device that had not been used for it in the last 90 days.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
      /*i18n*/ {
        id: "mail.device",
        message: "Device: {device}",
        comment: "Line of an e-mail; device is such as “Chrome, Windows”, or a dash where it is not known",
      },
      /*i18n*/ {
        id: "mail.time",
        message: "Time: {time}",
        comment: "Line of an e-mail; time is a date and a time of day",
      },
      /*i18n*/ {
        id: "mail.new-device-not-you",
        message:
          "If this was you, there is nothing to do. If not, end that session and change your password.",
      },
    ],
    action: openAccount,
    after: [],
  },
  taken: {
    subject: /*i18n*/ { id: "mail.taken", message: "Your e-mail address was entered for another account" },
    before: [
      /*i18n*/ {
        id: "mail.taken-text",
        message:
          "This address was entered for another account at {agency}. An address can belong to one account only, so nothing has changed.",
        comment: "Sentence of an e-mail; agency is the name of the site: hang no suffix on it",
      },
      /*i18n*/ {
        id: "mail.taken-you",
        message: "If this was you, log in with the account you already have.",
      },
      userName,
    ],
    action: openAccount,
    after: [],
  },
};
