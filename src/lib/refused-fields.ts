import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "#contract/problem.ts";
import { Problem } from "#src/lib/problem.ts";
import { says } from "#src/lib/schema.ts";

/** What the server refused of a form: a message's id, for as long as the field holds the value that was sent. */
export type RefusedFields = Record<string, { message: string; value: unknown }>;

type Code = FieldProblem["code"];
type Words = Partial<Record<Code, MessageDescriptor>>;

const invalid = msg`This is not valid`;

const words: Words = {
  required: msg`This field is required`,
  "too-long": msg`This text is too long`,
  "out-of-range": msg`This number is too small or too large`,
  "invalid-name": msg`This name contains characters that are not allowed.`,
  "name-taken": msg`An artist with this name already exists.`,
  "invalid-voice-url": msg`A voice sample needs an http or https URL, or an uploaded file.`,
  "password-too-weak": msg`Use at least 12 characters`,
  "password-too-common": msg`This password is too common. Please choose another one.`,
  "password-has-name": msg`The password must not contain your name or the name of this site.`,
  "wrong-password": msg`The current password is wrong.`,
};

/** The list in the header `problem-errors`; empty where another server put something else there, or nothing. */
function readProblems(error: unknown): Partial<FieldProblem>[] {
  try {
    const list: unknown = error instanceof Problem ? JSON.parse(error.errors ?? "[]") : [];
    return Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
  } catch {
    return [];
  }
}

interface FormFields<Values> {
  values: Values;
  /** Fields that the body has under another name, as `{ "voices/0/voiceMp3": "sampleUrl" }`. */
  places?: Record<string, keyof Values & string>;
  /** A field's own words for a code. */
  own?: Partial<Record<keyof Values, Words>>;
}

/** What a refusal says of single fields of this form; undefined where it names none of them. */
export function refusedFields<Values extends object>(
  error: unknown,
  { values, places = {}, own = {} }: FormFields<Values>,
): RefusedFields | undefined {
  const found: RefusedFields = {};
  for (const { pointer, code } of readProblems(error)) {
    const place = String(pointer).replace(/^#\//, "");
    const field = places[place] ?? place.replace(/\/.*/, "");
    if (!(field in values) || field in found) continue;
    const key = field as keyof Values;
    const message = (code && (own[key]?.[code] ?? words[code])) ?? invalid;
    found[field] = { message: says(message), value: values[key] };
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
