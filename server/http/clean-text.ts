import { problemAt, wrongField } from "./problems/problem.ts";

// Controls, invisible reordering and separators; joiners stay, because emoji and Persian need them.
const notInNames = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;
const controls = /\p{Cc}/u;
const controlsButLines = /[^\P{Cc}\t\n\r]/u;
const somethingToSee = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** A person's or an artist's name, trimmed; 422 for control characters, invisible names, and names that no URL can hold. */
export function cleanName(text: string, field: string): string {
  const name = text.trim();
  // A URL never keeps "." or ".." as a segment, however they are encoded.
  if (notInNames.test(name) || !somethingToSee.test(name) || name === "." || name === "..")
    throw problemAt(422, "invalid-name", field);
  return name;
}

/** One line of text without space around it; 400 when nothing is left or a control stands in it. */
export function cleanLine(text: string, field: string): string {
  const line = cleanOptionalLine(text, field);
  if (!somethingToSee.test(line)) throw wrongField(field, "required");
  return line;
}

/** Like `cleanLine`, but it may be empty. */
export function cleanOptionalLine(text: string, field: string): string {
  const line = text.trim();
  if (controls.test(line)) throw wrongField(field);
  return line;
}

/** Text of several lines; 400 when nothing is left or a control other than tab and line ends stands in it. */
export function cleanLines(text: string, field: string): string {
  const lines = text.trim().replaceAll(/\r\n?/g, "\n");
  if (!somethingToSee.test(lines)) throw wrongField(field, "required");
  if (controlsButLines.test(lines)) throw wrongField(field);
  return lines;
}

/** Like `cleanLines`, but it may be empty. */
export const cleanOptionalLines = (text: string, field: string): string =>
  somethingToSee.test(text) ? cleanLines(text, field) : "";
