import { msg } from "@lingui/core/macro";
import { array, object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { ProposedTerms } from "#contract/offer-events.ts";
import type { Voice } from "#contract/voices.ts";
import { offerSchema, text, type OfferInputs, type OfferValues } from "#src/features/offers/offer-schema.ts";
import {
  usageFrom,
  usageInputsOf,
  usageShape,
  type UsageInputs,
} from "#src/features/offers/usage/usage-inputs.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { isDay } from "#src/lib/i18n/typed-day.ts";

/** The counter-offer as it is typed; empty texts are what is not stated. */
export interface CounterInputs extends OfferInputs, UsageInputs {
  deliverBy: string;
  answerBy: string;
  voiceIds: string[];
  /** Voices of the library that the offer does not hold yet; chosen are those whose id stands in `voiceIds`. */
  added: Voice[];
  text: string;
}

type CounterValues = OfferValues & { months?: number | undefined; voiceIds: string[] };

const day = string().test("day", messageId(msg`Choose a day`), (value) => !value || isDay(value));

/** The counter-offer's form: the fields of an offer, and how long it may be used. */
export const counterSchema = (currency: string) =>
  offerSchema(currency).concat(
    object({
      ...usageShape,
      deliverBy: day,
      answerBy: day,
      voiceIds: array(string().required())
        .required()
        .min(1, messageId(msg`Choose at least one voice`)),
      text: text(limits.offer.message, messageId(msg`At most 4,000 characters`)),
    }),
  ) as ObjectSchema<CounterValues>;

/** The form's values for these terms. Amounts are written as the reader's language does. */
export function inputsOf(terms: ProposedTerms): CounterInputs {
  return {
    budget: new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 2 }).format(terms.budget),
    platform: terms.platform,
    version: String(terms.version),
    ...usageInputsOf(terms.usage),
    deliverBy: terms.deliverBy ?? "",
    answerBy: terms.answerBy ?? "",
    voiceIds: terms.voiceIds,
    added: [],
    text: "",
  };
}

/** The terms that a form proposes; undefined while a number cannot be read. */
export function termsFrom(inputs: CounterInputs, currency: string): ProposedTerms | undefined {
  const schema = counterSchema(currency);
  if (!schema.isValidSync(inputs)) return undefined;
  const { budget, platform, version } = schema.cast(inputs);
  return {
    budget,
    platform,
    version,
    voiceIds: inputs.voiceIds,
    usage: usageFrom(inputs),
    deliverBy: inputs.deliverBy || null,
    answerBy: inputs.answerBy || null,
  };
}
