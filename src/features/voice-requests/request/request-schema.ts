import { msg } from "@lingui/core/macro";
import { boolean, object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/limits.ts";
import type { VoiceRequest } from "#contract/voice-requests.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const line = () =>
  string()
    .trim()
    .max(limits.name, messageId(msg`At most 100 characters`));

/** The voice request's form; optional fields are sent as empty strings. */
export const requestSchema: ObjectSchema<VoiceRequest> = object({
  fullName: line().required(messageId(msg`Full name is required`)),
  companyName: line().required(messageId(msg`Company name is required`)),
  email: string()
    .trim()
    .required(messageId(msg`Email is required`))
    .max(limits.email, messageId(msg`Please enter a valid email address`))
    .matches(emailShape, {
      message: messageId(msg`Please enter a valid email address`),
      excludeEmptyString: true,
    }),
  phone: line().required(messageId(msg`Phone number is required`)),
  projectMedium: line().required(messageId(msg`Project medium information is required`)),
  projectVersion: line().default(""),
  budgetRange: line().default(""),
  voiceRequirements: string()
    .trim()
    .required(messageId(msg`Voice qualities are required`))
    .max(limits.text, messageId(msg`At most 2,000 characters`)),
  radioSolutions: boolean().default(false),
});

export const emptyRequest: VoiceRequest = {
  fullName: "",
  phone: "",
  email: "",
  companyName: "",
  projectMedium: "",
  projectVersion: "",
  budgetRange: "",
  voiceRequirements: "",
  radioSolutions: false,
};
