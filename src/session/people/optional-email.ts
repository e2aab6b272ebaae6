import { msg } from "@lingui/core/macro";
import { string, type StringSchema } from "yup";
import { limits } from "#contract/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** An address that may be left out. */
export const optionalEmail = (): StringSchema =>
  string()
    .trim()
    .max(limits.email, messageId(msg`Please enter a valid email address`))
    .matches(shape, {
      message: messageId(msg`Please enter a valid email address`),
      excludeEmptyString: true,
    });
