import { msg } from "@lingui/core/macro";
import { object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { PasswordChange } from "#contract/session.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

export const passwordSchema: ObjectSchema<PasswordChange> = object({
  currentPassword: string().required(messageId(msg`Password is required`)),
  newPassword: string()
    .required(messageId(msg`Password is required`))
    .min(limits.password.least, messageId(msg`Use at least 12 characters`)),
});
