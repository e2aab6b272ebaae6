import { msg } from "@lingui/core/macro";
import { boolean, object, string, type ObjectSchema } from "yup";
import type { VoiceRequest } from "#contract/voice-requests.ts";
import { says } from "#src/lib/schema.ts";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const line = () =>
  string()
    .trim()
    .max(100, says(msg`At most 100 characters`));

/** The voice request (specification, section 5). Empty text is sent as an empty string. */
export const requestSchema: ObjectSchema<VoiceRequest> = object({
  fullName: line().required(says(msg`Full name is required`)),
  companyName: line().required(says(msg`Company name is required`)),
  email: string()
    .trim()
    .required(says(msg`Email is required`))
    .max(254, says(msg`Please enter a valid email address`))
    .matches(emailShape, {
      message: says(msg`Please enter a valid email address`),
      excludeEmptyString: true,
    }),
  phone: line().required(says(msg`Phone number is required`)),
  projectMedium: line().required(says(msg`Project medium information is required`)),
  projectVersion: line().default(""),
  budgetRange: line().default(""),
  voiceRequirements: string()
    .trim()
    .required(says(msg`Voice qualities are required`))
    .max(2000, says(msg`At most 2,000 characters`)),
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
