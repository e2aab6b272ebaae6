import { msg } from "@lingui/core/macro";
import { string, type StringSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

const shape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;
const malformed = msg`Please enter a valid email address`;

/** An e-mail address that may be left out. The server has the last word. */
export const optionalEmail = (): StringSchema =>
  string()
    .trim()
    .max(limits.email, messageId(malformed))
    .matches(shape, { message: messageId(malformed), excludeEmptyString: true });

/** One that has to be given. */
export const requiredEmail = (): StringSchema<string> =>
  optionalEmail().required(messageId(msg`Email is required`));

/** What a form with a field `email` says of one that the server refuses. */
export const emailMessages = { email: { malformed } };
