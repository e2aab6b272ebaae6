import { msg } from "@lingui/core/macro";
import { array, mixed, number, object, string, type ObjectSchema } from "yup";
import { severalFields, type ArtistFields, type SeveralField } from "#contract/constants/artist-fields.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Gender } from "#contract/voices/voices.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

const selectedValues = <T extends string>() => array(mixed<T>().required()).required();

/** Reads digits only; yup would also read "0x10" and "1e2" as numbers. */
const readDigits = (_cast: unknown, typed: unknown) =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(String(typed)) ? Number(String(typed).replace(",", ".")) : Number.NaN;

/** Whether a text can be a sample’s address: http(s), or an uploaded file’s. */
export function isSampleUrl(text: string): boolean {
  if (text.startsWith("/audio/")) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The fields of an artist, without its samples. */
export const fieldsSchema: ObjectSchema<ArtistFields> = object({
  name: string()
    .trim()
    .required(messageId(msg`Name is required`))
    .test(
      "length",
      messageId(msg`Name can have at most 100 characters`),
      (name) => [...name].length <= limits.name,
    ),
  age: number()
    .transform(readDigits)
    .typeError(messageId(msg`Age must be a number`))
    .required(messageId(msg`Age is required`))
    .integer(messageId(msg`Age must be a whole number`))
    .min(limits.age.least, messageId(msg`Age must be between 1 and 120`))
    .max(limits.age.most, messageId(msg`Age must be between 1 and 120`)),
  gender: mixed<Gender>().required(messageId(msg`Gender is required`)),
  ...(Object.fromEntries(severalFields.map((field) => [field, selectedValues()])) as {
    [F in SeveralField]: ReturnType<typeof selectedValues<ArtistFields[F][number]>>;
  }),
});
