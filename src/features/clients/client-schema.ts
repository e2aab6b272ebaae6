import { msg } from "@lingui/core/macro";
import { object, string, type ObjectSchema } from "yup";
import type { ClientDraft } from "#contract/clients.ts";
import { says } from "#src/lib/schema.ts";

const short = (text: string) => [...text].length <= 100;

export const clientSchema: ObjectSchema<ClientDraft> = object({
  name: string()
    .trim()
    .required(says(msg`Name is required`))
    .test("length", says(msg`Name can have at most 100 characters`), short),
  lastName: string()
    .trim()
    .required(says(msg`Last name is required`))
    .test("length", says(msg`Last name can have at most 100 characters`), short),
});
