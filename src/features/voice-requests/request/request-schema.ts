import { msg } from "@lingui/core/macro";
import { i18n } from "@lingui/core";
import { boolean, mixed, object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import type { VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { requiredEmail } from "#src/session/people/email-schema.ts";

const line = () =>
  string()
    .trim()
    .max(limits.name, messageId(msg`At most 100 characters`));

/** What a visitor fills in: the voices asked for, and the script or a link to it, are sent as parts of the voice qualities. */
export type RequestValues = VoiceRequest & { script: string; asked: ShowcaseVoice[] };

/** The parts of what is sent as the voice qualities. */
type Qualities = Pick<RequestValues, "asked" | "voiceRequirements" | "script">;

const scriptHeading = msg({
  message: "Script:",
  comment: "Heading within the text of the voice qualities, above the script",
});

/** Names a voice in the reader's language. */
function askedWords({ name, title }: ShowcaseVoice): string {
  return i18n._(
    title
      ? msg({
          message: `The voice I ask for: ${name}, sample “${title}”`,
          comment: "Begins the voice qualities of a request; name is an artist’s, title a sample’s",
        })
      : msg({
          message: `The voice I ask for: ${name}`,
          comment: "Begins the voice qualities of a request; name is an artist’s",
        }),
  );
}

/** The qualities as they are sent: after the voices, followed by the script under a heading of its own. */
export const wholeQualities = ({ asked, voiceRequirements, script }: Qualities): string =>
  [
    asked.map(askedWords).join("\n"),
    voiceRequirements.trim(),
    script.trim() && `${i18n._(scriptHeading)}\n${script.trim()}`,
  ]
    .filter(Boolean)
    .join("\n\n");

/** How many characters of the qualities' 2,000 are left for the script; its heading takes some. */
export const leftForScript = (qualities: Qualities): number =>
  Math.max(0, limits.text + 1 - wholeQualities({ ...qualities, script: "." }).length);

const leastDigits = 7;
const digitsIn = (text: string) => text.replace(/\P{Nd}/gu, "").length;

const valuesOf = (parent: Partial<RequestValues>): RequestValues => ({ ...emptyRequest, ...parent });

/** The voice request's form; optional fields are sent as empty strings. A voice that is asked for needs no more qualities. */
export const requestSchema: ObjectSchema<RequestValues> = object({
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
    .default("")
    .test(
      "said",
      messageId(msg`Voice qualities are required`),
      (text, { parent }) => text !== "" || valuesOf(parent).asked.length > 0,
    )
    .test(
      "most",
      messageId(msg`At most 2,000 characters`),
      (_, { parent }) => wholeQualities({ ...valuesOf(parent), script: "" }).length <= limits.text,
    ),
  script: string()
    .trim()
    .default("")
    .test(
      "room",
      messageId(msg`Voice qualities and script together: at most 2,000 characters`),
      (text, { parent }) => text.length <= leftForScript(valuesOf(parent)),
    ),
  asked: mixed<ShowcaseVoice[]>().default([]),
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
  asked: [],
  radioSolutions: false,
};
