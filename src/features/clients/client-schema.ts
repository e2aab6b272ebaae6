import { msg } from "@lingui/core/macro";
import { object, string, type ObjectSchema } from "yup";
import type { ClientDraft } from "#contract/clients.ts";
import { limits } from "#contract/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

const hasNameLength = (text: string) => [...text].length <= limits.name;

export const clientSchema: ObjectSchema<Pick<ClientDraft, "name" | "lastName">> = object({
  name: string()
    .trim()
    .required(messageId(msg`Name is required`))
    .test("length", messageId(msg`Name can have at most 100 characters`), hasNameLength),
  lastName: string()
    .trim()
    .required(messageId(msg`Last name is required`))
    .test("length", messageId(msg`Last name can have at most 100 characters`), hasNameLength),
});
