import { msg } from "@lingui/core/macro";
import { boolean, object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { VoiceRequest } from "#contract/voice-requests.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { requiredEmail } from "#src/session/people/email-schema.ts";

const line = () =>
  string()
    .trim()
    .max(limits.name, messageId(msg`At most 100 characters`));

/** What a visitor fills in: the script, or a link to it, is sent as a part of the voice qualities. */
export type RequestValues = VoiceRequest & { script: string };

/** Stands above the script. */
export const scriptHeading = msg({
  message: "Script:",
  comment: "Heading within the text of the voice qualities, above the script",
});

/** The qualities as they are sent: followed by the script under a heading of its own. */
export const withScript = (qualities: string, heading: string, script: string): string =>
  script.trim() ? `${qualities.trim()}\n\n${heading}\n${script.trim()}` : qualities.trim();

/** How many characters of the qualities' 2,000 are left for the script; its heading and two breaks take some. */
export const leftForScript = (qualities: string, heading: string): number =>
  Math.max(0, limits.text - qualities.trim().length - heading.length - "\n\n\n".length);

const leastDigits = 7;
const digitsIn = (text: string) => text.replace(/\P{Nd}/gu, "").length;

/** The voice request's form; optional fields are sent as empty strings. `heading` stands above the script. */
export const requestSchema = (heading: string): ObjectSchema<RequestValues> =>
  object({
    fullName: line().required(messageId(msg`Full name is required`)),
    companyName: line().required(messageId(msg`Company name is required`)),
    email: requiredEmail(),
    phone: line()
      .required(messageId(msg`Phone number is required`))
      .test(
        "digits",
        messageId(msg`Enter at least seven digits`),
        (text) => !text || digitsIn(text) >= leastDigits,
      ),
    projectMedium: line().required(messageId(msg`Project medium information is required`)),
    projectVersion: line().default(""),
    budgetRange: line().default(""),
    voiceRequirements: string()
      .trim()
      .required(messageId(msg`Voice qualities are required`))
      .max(limits.text, messageId(msg`At most 2,000 characters`)),
    script: string()
      .trim()
      .default("")
      .test(
        "room",
        messageId(msg`Voice qualities and script together: at most 2,000 characters`),
        (text, { parent }) => text.length <= leftForScript(String(parent.voiceRequirements ?? ""), heading),
      ),
    radioSolutions: boolean().default(false),
  });

export const emptyRequest: RequestValues = {
  fullName: "",
  phone: "",
  email: "",
  companyName: "",
  projectMedium: "",
  projectVersion: "",
  budgetRange: "",
  voiceRequirements: "",
  script: "",
  radioSolutions: false,
};
