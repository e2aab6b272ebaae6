import { msg } from "@lingui/core/macro";
import { array, mixed, number, object, string, type ObjectSchema } from "yup";
import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices.ts";
import { says } from "#src/lib/schema.ts";
import type { ArtistFields } from "./artist-form.ts";

const chosen = <T extends string>() => array(mixed<T>().required()).required();

/** Digits only: yup alone would read "0x10" and "1e2" as numbers. */
const readDigits = (_cast: unknown, typed: unknown) =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(String(typed)) ? Number(String(typed).replace(",", ".")) : Number.NaN;

function isSampleUrl(text: string): boolean {
  if (text.startsWith("/audio/")) return true;
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** The artist form; `present` is the stored sample, which may be of any shape and is sent back verbatim. */
export const artistSchema = (present = ""): ObjectSchema<ArtistFields> =>
  object({
    name: string()
      .trim()
      .required(says(msg`Name is required`))
      .test("length", says(msg`Name can have at most 100 characters`), (name) => [...name].length <= 100),
    age: number()
      .transform(readDigits)
      .typeError(says(msg`Age must be a number`))
      .required(says(msg`Age is required`))
      .integer(says(msg`Age must be a whole number`))
      .min(1, says(msg`Age must be between 1 and 120`))
      .max(120, says(msg`Age must be between 1 and 120`)),
    gender: mixed<Gender>().required(says(msg`Gender is required`)),
    voiceColors: chosen<VoiceColor>(),
    languages: chosen<Language>(),
    ageRanges: chosen<AgeRange>(),
    sampleUrl: string()
      .trim()
      .default("")
      .test(
        "url",
        says(msg`Please enter the URL of an MP3 file`),
        (url) => url === "" || url === present || isSampleUrl(url),
      ),
  });
