import type { OfferInputs } from "#src/features/offers/offer-schema.ts";
import { readStoredDraft, removeStoredDraft, storeDraft } from "#src/lib/drafts/stored-drafts.ts";
import { emptyInputs, type BriefInputs } from "./brief-inputs.ts";

export type AllInputs = OfferInputs & BriefInputs;

/** An offer that was begun, and the form (`OfferAttempt`) in which it was. */
export interface OfferDraftKept {
  key: string;
  values: AllInputs;
}

const name = "offer";

const isText = (value: unknown): value is string => typeof value === "string";

/** The values of a draft; undefined when they are not of this form’s shape, as an older version may have left them. */
function readValues(stored: object): AllInputs | undefined {
  const values: AllInputs = { budget: "", platform: "", version: "1", ...emptyInputs(), ...stored };
  const { media, isBriefOpen, isEndless, exclusive, ...texts } = values;
  const isRight =
    Array.isArray(media) &&
    media.every(isText) &&
    [isBriefOpen, isEndless, exclusive].every((one) => typeof one === "boolean") &&
    Object.values(texts).every(isText);
  return isRight ? values : undefined;
}

/** What this user began and did not send. */
export function readOfferDraft(userName: string): OfferDraftKept | undefined {
  const stored = readStoredDraft(userName, name);
  if (typeof stored !== "object" || stored === null || !("key" in stored && "values" in stored)) {
    return undefined;
  }
  const { key, values } = stored;
  const read = typeof values === "object" && values !== null ? readValues(values) : undefined;
  return isText(key) && read ? { key, values: read } : undefined;
}

export const keepOfferDraft = (userName: string, draft: OfferDraftKept): void =>
  storeDraft(userName, name, draft);

/** Removes the draft; with `key` only if it is that form’s. */
export function dropOfferDraft(userName: string, key?: string): void {
  if (key === undefined || readOfferDraft(userName)?.key === key) removeStoredDraft(userName, name);
}
