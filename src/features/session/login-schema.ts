import { msg } from "@lingui/core/macro";
import { object, string, type ObjectSchema } from "yup";
import type { Credentials } from "#contract/session.ts";
import { says } from "#src/lib/schema.ts";

export const loginSchema: ObjectSchema<Credentials> = object({
  username: string().required(says(msg`Username is required`)),
  password: string().required(says(msg`Password is required`)),
});
