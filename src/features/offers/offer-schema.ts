import { msg } from "@lingui/core/macro";
import { number, object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { OfferDraft } from "#contract/offers/offers.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { readBudget, readWhole, typedAmount } from "./reading/read-numbers.ts";

/** The form's values; the voices are selected before. */
export type OfferValues = Pick<OfferDraft, "budget" | "platform" | "version">;

/** The values as they are typed. */
export type OfferInputs = Record<keyof OfferValues, string>;

export const emptyOffer: OfferInputs = { budget: "", platform: "", version: "1" };

/** Terms as they would be typed. */
export const inputsOf = ({
  budget,
  platform,
  version,
}: Omit<OfferValues, "budget"> & { budget: number | undefined }): OfferInputs => ({
  budget: budget === undefined ? "" : typedAmount(budget),
  platform,
  version: String(version),
});

/** Reads what is typed into a field; undefined for an empty one. */
export const readAs = (read: (text: string) => number) => (_: unknown, typed: unknown) =>
  typeof typed === "string" && typed.trim() ? read(typed) : undefined;

/** An optional text. */
export const text = (most: number, message: string) => string().trim().max(most, message);

const roundsWrong = msg`Rounds must be between 0 and 20`;

/** An optional whole number from 1. */
export const whole = (most: number, message: string) =>
  number()
    .transform(readAs(readWhole))
    .typeError(message)
    .integer(message)
    .min(1, message)
    .max(most, message);

/** How many rounds are included; none is the usual number. */
export const roundsShape = {
  rounds: number()
    .transform(readAs(readWhole))
    .typeError(messageId(roundsWrong))
    .integer(messageId(roundsWrong))
    .min(0, messageId(roundsWrong))
    .max(productionLimits.rounds.most, messageId(roundsWrong)),
};

/** The offer form, with the server's limits and the currency (ISO 4217) that its budget is in. */
export const offerSchema = (currency: string): ObjectSchema<OfferValues> =>
  object({
    budget: number()
      .transform(readAs((typed) => readBudget(typed, currency)))
      .typeError(messageId(msg`Budget must be a number`))
      .required(messageId(msg`Budget is required`))
      .min(0, messageId(msg`Budget must be between 0 and 999,999,999.99`))
      .max(limits.budget, messageId(msg`Budget must be between 0 and 999,999,999.99`)),
    platform: string()
      .trim()
      .required(messageId(msg`Platform is required`))
      .max(limits.name, messageId(msg`At most 100 characters`)),
    version: number()
      .transform(readAs(readWhole))
      .typeError(messageId(msg`Version must be a whole number`))
      .required(messageId(msg`Version is required`))
      .min(limits.version.least, messageId(msg`Version must be between 1 and 999`))
      .max(limits.version.most, messageId(msg`Version must be between 1 and 999`)),
  });
