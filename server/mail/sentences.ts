import type { Sentence } from "#server/http/language/sentences.ts";

type Word =
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
  request: /*i18n*/ {
    id: "mail.request",
    message: "A new voice request has come in from the website.",
  },
  offer: /*i18n*/ { id: "mail.offer", message: "A client has made a new offer." },
  offers: /*i18n*/ { id: "mail.offers", message: "A client has made several new offers." },
  fullName: /*i18n*/ { id: "mail.full-name", message: "Full name: {value}" },
  email: /*i18n*/ { id: "mail.email", message: "E-mail: {value}" },
  phone: /*i18n*/ { id: "mail.phone", message: "Phone number: {value}" },
  companyName: /*i18n*/ { id: "mail.company-name", message: "Company name: {value}" },
  projectMedium: /*i18n*/ { id: "mail.project-medium", message: "Project medium: {value}" },
  projectVersion: /*i18n*/ { id: "mail.project-version", message: "Project version: {value}" },
  budgetRange: /*i18n*/ { id: "mail.budget-range", message: "Budget range: {value}" },
  aiVoiceover: /*i18n*/ { id: "mail.ai-voiceover", message: "Also interested in AI voice-over" },
  voiceRequirements: /*i18n*/ { id: "mail.voice-qualities", message: "Voice qualities:" },
  client: /*i18n*/ { id: "mail.client", message: "Client: {name} ({userName})" },
  budget: /*i18n*/ { id: "mail.budget", message: "Budget: {value}" },
  unknownBudget: /*i18n*/ { id: "mail.unknown-budget", message: "Budget: not known yet" },
  platform: /*i18n*/ { id: "mail.platform", message: "Platform (medium): {value}" },
  version: /*i18n*/ { id: "mail.version", message: "Version: {value}" },
  voices: /*i18n*/ { id: "mail.voices", message: "Voices:" },
  open: /*i18n*/ { id: "mail.open", message: "Dashboard: {address}" },
};
