import { msg } from "@lingui/core/macro";
import { object, string, type ObjectSchema } from "yup";
import type { PasswordChange } from "#contract/session.ts";
import { says } from "#src/lib/schema.ts";

/** The shortest password that the server takes. */
const least = 12;

export const passwordSchema: ObjectSchema<PasswordChange> = object({
  currentPassword: string().required(says(msg`Password is required`)),
  newPassword: string()
    .required(says(msg`Password is required`))
    .min(least, says(msg`Use at least 12 characters`)),
});
