import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "#contract/problem.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { Problem } from "./problem.ts";

/** Fields that the server refused: a message id each, valid while the field still holds the value that was sent. */
export type RefusedFields = Record<string, { message: string; value: unknown }>;

type Code = FieldProblem["code"];
type Messages = Partial<Record<Code, MessageDescriptor>>;

const invalid = msg`This is not valid`;

const messages: Messages = {
  required: msg`This field is required`,
  "too-long": msg`This text is too long`,
  "out-of-range": msg`This number is too small or too large`,
  "invalid-name": msg`This name contains characters that are not allowed.`,
  "name-taken": msg`An artist with this name already exists.`,
  "invalid-voice-url": msg`A voice sample needs an http or https URL, or an uploaded file.`,
  "password-too-weak": msg`Use at least 12 characters`,
  "password-too-common": msg`This password is too common. Please choose another one.`,
  "password-has-name": msg`The password must not contain your name or the name of this site.`,
  "password-not-own": msg`Choose a password that only you know.`,
  "wrong-code": msg`This code is wrong or has already been used.`,
  "wrong-password": msg`The current password is wrong.`,
};

/** The list in the header `problem-errors`; empty when it is missing or malformed. */
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
  /** Fields whose name in the body differs, as `{ "voices/0/voiceMp3": "samples.0.voiceMp3" }`. */
  pointers?: Record<string, string>;
  /** Messages that a field has for itself, by code. */
  ownMessages?: Partial<Record<keyof Values, Messages>>;
}

/** The value of a field in a list too, as of `samples.0.voiceMp3`; undefined where there is no such field. */
const valueAt = (values: object, field: string): unknown =>
  field
    .split(".")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      values,
    );

/** The fields of this form that the server refused; undefined when the error names none of them. */
export function refusedFields<Values extends object>(
  error: unknown,
  { values, pointers = {}, ownMessages = {} }: FormFields<Values>,
): RefusedFields | undefined {
  const found: RefusedFields = {};
  for (const { pointer, code } of readProblems(error)) {
    const path = String(pointer).replace(/^#\//, "");
    const field = pointers[path] ?? path.replace(/\/.*/, "");
    const value = valueAt(values, field);
    if (value === undefined || field in found) continue;
    const message = (code && (ownMessages[field as keyof Values]?.[code] ?? messages[code])) ?? invalid;
    found[field] = { message: messageId(message), value };
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
