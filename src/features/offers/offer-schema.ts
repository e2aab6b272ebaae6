import { msg } from "@lingui/core/macro";
import { number, object, string, type ObjectSchema } from "yup";
import type { OfferDraft } from "#contract/offers.ts";
import { says } from "#src/lib/schema.ts";
import { readBudget, readWhole } from "./read-numbers.ts";

/** What the form asks for; the voices were chosen before. */
export type OfferFields = Omit<OfferDraft, "voiceIds">;

/** The same as it is typed. */
export type OfferTexts = Record<keyof OfferFields, string>;

export const emptyOffer: OfferTexts = { budget: "", platform: "", version: "1" };

const readAs = (read: (text: string) => number) => (_: unknown, typed: unknown) =>
  typeof typed === "string" && typed.trim() ? read(typed) : undefined;

/** Specification, section 5; the bounds are the server's. */
export const offerSchema: ObjectSchema<OfferFields> = object({
  budget: number()
    .transform(readAs(readBudget))
    .typeError(says(msg`Budget must be a number`))
    .required(says(msg`Budget is required`))
    .min(0, says(msg`Budget must be between 0 and 999,999,999.99`))
    .max(999_999_999.99, says(msg`Budget must be between 0 and 999,999,999.99`)),
  platform: string()
    .trim()
    .required(says(msg`Platform is required`))
    .max(100, says(msg`At most 100 characters`)),
  version: number()
    .transform(readAs(readWhole))
    .typeError(says(msg`Version must be a whole number`))
    .required(says(msg`Version is required`))
    .min(1, says(msg`Version must be between 1 and 999`))
    .max(999, says(msg`Version must be between 1 and 999`)),
});
