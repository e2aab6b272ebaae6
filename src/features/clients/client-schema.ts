import { msg } from "@lingui/core/macro";
import { object, string, type ObjectSchema } from "yup";
import type { ClientDraft } from "#contract/clients/clients.ts";
import { limits } from "#contract/constants/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { optionalEmail } from "#src/session/people/email-schema.ts";

const hasNameLength = (text: string) => [...text].length <= limits.name;

const name = string()
  .trim()
  .required(messageId(msg`Name is required`))
  .test("length", messageId(msg`Name can have at most 100 characters`), hasNameLength);

const lastName = string()
  .trim()
  .required(messageId(msg`Last name is required`))
  .test("length", messageId(msg`Last name can have at most 100 characters`), hasNameLength);

const company = string()
  .trim()
  .test("length", messageId(msg`At most 100 characters`), (text = "") => hasNameLength(text));

/** What the form of a new client holds; the last two fields may stay empty. */
export type ClientValues = Required<ClientDraft>;

export const clientSchema: ObjectSchema<ClientDraft> = object({
  name,
  lastName,
  company,
  email: optionalEmail(),
});

/** What is changed of a client that exists. */
export type ClientNames = Omit<ClientValues, "email">;

export const clientNamesSchema: ObjectSchema<Omit<ClientDraft, "email">> = object({
  name,
  lastName,
  company,
});

/** The draft as it is sent: optional fields that are empty are left out. */
export function draftOf(values: ClientValues): ClientDraft {
  const { email, company: firm, ...names } = clientSchema.cast(values);
  return { ...names, ...(email && { email }), ...(firm && { company: firm }) };
}
