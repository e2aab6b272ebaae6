import type { Sentence } from "#server/http/language/sentences.ts";

type Word =
  | "test"
  | "request"
  | "offer"
  | "offers"
  | "fullName"
  | "email"
  | "phone"
  | "companyName"
  | "projectMedium"
  | "projectVersion"
  | "budgetRange"
  | "aiVoiceover"
  | "voiceRequirements"
  | "client"
  | "budget"
  | "unknownBudget"
  | "platform"
  | "version"
  | "voices"
  | "open";

/** What mails say; every mail says it in Turkish and in English. */
export const mailSentences: Record<Word, Sentence> = {
  test: /*i18n*/ {
    id: "mail.test",
    message: "This is a test: {agency} can send e-mails.",
    comment: "The whole text of a mail; agency is the agency's name",
  },
  request: /*i18n*/ {
    id: "mail.request",
    message: "A new voice request has arrived from the website.",
  },
  offer: /*i18n*/ { id: "mail.offer", message: "A client has made a new offer." },
  offers: /*i18n*/ { id: "mail.offers", message: "A client has made several new offers." },
  fullName: /*i18n*/ {
    id: "mail.full-name",
    message: "Full name: {value}",
    comment: "Line of a mail; value is what the visitor typed",
  },
  email: /*i18n*/ {
    id: "mail.email",
    message: "E-mail: {value}",
    comment: "Line of a mail; value is the visitor's address",
  },
  phone: /*i18n*/ {
    id: "mail.phone",
    message: "Phone number: {value}",
    comment: "Line of a mail; value is what the visitor typed",
  },
  companyName: /*i18n*/ {
    id: "mail.company-name",
    message: "Company name: {value}",
    comment: "Line of a mail; value is what the visitor typed",
  },
  projectMedium: /*i18n*/ {
    id: "mail.project-medium",
    message: "Project medium: {value}",
    comment: "Line of a mail; value is what the visitor typed",
  },
  projectVersion: /*i18n*/ {
    id: "mail.project-version",
    message: "Project version: {value}",
    comment: "Line of a mail; value is what the visitor typed",
  },
  budgetRange: /*i18n*/ {
    id: "mail.budget-range",
    message: "Budget range: {value}",
    comment: "Line of a mail; value is what the visitor typed",
  },
  aiVoiceover: /*i18n*/ { id: "mail.ai-voiceover", message: "Also interested in AI voice-over" },
  voiceRequirements: /*i18n*/ {
    id: "mail.voice-qualities",
    message: "Voice qualities:",
    comment: "Heading in a mail, above what the visitor typed",
  },
  client: /*i18n*/ {
    id: "mail.client",
    message: "Client: {name} ({userName})",
    comment: "Line of a mail; name and last name, and the name for logging in",
  },
  budget: /*i18n*/ {
    id: "mail.budget",
    message: "Budget: {value}",
    comment: "Line of a mail; value is an amount of money",
  },
  unknownBudget: /*i18n*/ { id: "mail.unknown-budget", message: "Budget: not settled yet" },
  platform: /*i18n*/ {
    id: "mail.platform",
    message: "Platform: {value}",
    comment: "Line of a mail; value is what the client typed",
  },
  version: /*i18n*/ {
    id: "mail.version",
    message: "Version: {value}",
    comment: "Line of a mail; value is a whole number",
  },
  voices: /*i18n*/ {
    id: "mail.voices",
    message: "Voices:",
    comment: "Heading in a mail, above a list of artists",
  },
  open: /*i18n*/ {
    id: "mail.open",
    message: "Dashboard: {address}",
    comment: "Last line of a mail; address is a URL",
  },
};
