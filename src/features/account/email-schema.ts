import { msg } from "@lingui/core/macro";
import { string, type StringSchema } from "yup";
import { limits } from "#contract/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

/** An e-mail address that has to be given. The server has the last word. */
export const emailAddress = (): StringSchema<string> =>
  string()
    .trim()
    .required(messageId(msg`Email is required`))
    .max(limits.email, messageId(msg`Please enter a valid email address`))
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, messageId(msg`Please enter a valid email address`));
