import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";
import { catalogue } from "./sentences/catalogue.ts";
import { imports } from "./sentences/imports.ts";
import { lists } from "./sentences/lists.ts";
import { offers } from "./sentences/offers.ts";
import { people } from "./sentences/people.ts";
import { productions } from "./sentences/productions.ts";
import { rooms } from "./sentences/rooms.ts";
import { uploads } from "./sentences/uploads.ts";

/** One sentence a code; the Turkish ones stand in locales/tr.po. A new code does not compile without one. */
export const problemSentences: Record<ProblemCode, Sentence> = {
  ...people,
  ...offers,
  ...productions,
  ...lists,
  ...rooms,
  ...uploads,
  ...catalogue,
  ...imports,
  "not-found": /*i18n*/ { id: "problem.not-found", message: "This address does not exist." },
  "method-not-allowed": /*i18n*/ {
    id: "problem.method-not-allowed",
    message: "This method is not allowed at this address.",
  },
  "voice-request-not-found": /*i18n*/ {
    id: "problem.voice-request-not-found",
    message: "Voice request not found.",
  },
  "request-changed": /*i18n*/ {
    id: "problem.request-changed",
    message: "The request has changed in the meantime. Please review what is new.",
  },
  "request-merged": /*i18n*/ {
    id: "problem.request-merged",
    message: "This request was merged into another one.",
  },
  "request-has-client": /*i18n*/ {
    id: "problem.request-has-client",
    message: "A client was already created from this request.",
  },
  "too-few-voices": /*i18n*/ {
    id: "problem.too-few-voices",
    message: "Choose at least {least} voices.",
    comment: "least is a whole number",
  },
  "voices-unfit": /*i18n*/ {
    id: "problem.voices-unfit",
    message: "Guests cannot hear these voices, so no room was opened: {names}",
    comment: "names are artists’ names",
  },
  "mail-refused": /*i18n*/ {
    id: "problem.mail-refused",
    message: "The mail server did not take the e-mail. No room was opened and nothing was sent.",
  },
  "undo-too-late": /*i18n*/ { id: "problem.undo-too-late", message: "This can no longer be undone." },
  "invalid-input": /*i18n*/ {
    id: "problem.invalid-input",
    message: "Some of the data sent is not valid: {where}",
    comment: "where lists fields by their names on the wire, not translated",
  },
  "invalid-page": /*i18n*/ { id: "problem.invalid-page", message: "Page or size is out of range." },
  stale: /*i18n*/ {
    id: "problem.stale",
    message: "This changed while you were working. Reload the page and try again.",
  },
  "too-many-attempts": /*i18n*/ {
    id: "problem.too-many-attempts",
    message: "Too many attempts. Please try again later.",
  },
  "too-many-requests": /*i18n*/ {
    id: "problem.too-many-requests",
    message: "Too many requests from your connection. Please try again later.",
  },
  "too-many-writes": /*i18n*/ {
    id: "problem.too-many-writes",
    message: "You have made too many changes in a short time. Please try again later.",
  },
  "too-many-downloads": /*i18n*/ {
    id: "problem.too-many-downloads",
    message: "You have downloaded this too many times today. Please try again tomorrow.",
  },
  "download-under-way": /*i18n*/ {
    id: "problem.download-under-way",
    message: "Another download of yours is still running. Please try again when it has finished.",
  },
  "body-too-large": /*i18n*/ { id: "problem.body-too-large", message: "The data sent is too large." },
  "unsupported-media-type": /*i18n*/ {
    id: "problem.unsupported-media-type",
    message: "The server does not accept data of this type.",
  },
  "database-away": /*i18n*/ {
    id: "problem.database-away",
    message: "The service is temporarily unavailable. Please try again shortly.",
  },
  "storage-full": /*i18n*/ {
    id: "problem.storage-full",
    message: "Nothing can be saved at the moment. Please try again later.",
  },
  "storage-away": /*i18n*/ {
    id: "problem.storage-away",
    message: "Audio storage is temporarily unavailable. Please try again shortly.",
  },
  overloaded: /*i18n*/ { id: "problem.overloaded", message: "The server is busy. Please try again shortly." },
  unexpected: /*i18n*/ {
    id: "problem.unexpected",
    message: "Something went wrong on the server. Please try again.",
  },
};
