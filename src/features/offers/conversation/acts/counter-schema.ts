import { msg } from "@lingui/core/macro";
import { array, object, string, ValidationError, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { termNames, type TermName } from "#src/features/offers/conversation/terms/terms.ts";
import { dayShape } from "#src/features/offers/offer-days.ts";
import {
  offerSchema,
  roundsShape,
  text,
  type OfferInputs,
  type OfferValues,
} from "#src/features/offers/offer-schema.ts";
import {
  usageFrom,
  usageInputNames,
  usageInputsOf,
  usageShape,
  type UsageInputs,
} from "#src/features/offers/usage/usage-inputs.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

/** The counter-offer as it is typed; empty texts are what is not stated. */
export interface CounterInputs extends OfferInputs, UsageInputs {
  rounds: string;
  deliverBy: string;
  answerBy: string;
  voiceIds: string[];
  /** Voices of the library that the offer does not hold yet; chosen are those whose id stands in `voiceIds`. */
  added: Voice[];
  text: string;
}

/** Which inputs one of the terms is made of. */
export const inputNames: Record<TermName, readonly (keyof CounterInputs)[]> = {
  budget: ["budget"],
  platform: ["platform"],
  version: ["version"],
  rounds: ["rounds"],
  usage: usageInputNames,
  deliverBy: ["deliverBy"],
  answerBy: ["answerBy"],
  voiceIds: ["voiceIds"],
};

type CounterValues = OfferValues & {
  rounds?: number | undefined;
  months?: number | undefined;
  voiceIds: string[];
};

/** The counter-offer's form: the fields of an offer, and how long it may be used. */
export const counterSchema = (timeZone: string, currency: string) =>
  offerSchema(currency).concat(
    object({
      ...roundsShape,
      ...usageShape,
      ...dayShape(timeZone),
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
    rounds: terms.rounds === undefined ? "" : String(terms.rounds),
    ...usageInputsOf(terms.usage),
    deliverBy: terms.deliverBy ?? "",
    answerBy: terms.answerBy ?? "",
    voiceIds: terms.voiceIds,
    added: [],
    text: "",
  };
}

type CounterSchema = ReturnType<typeof counterSchema>;

/** The terms whose fields hold what cannot be sent, such as a day that cannot be read. */
export function wrongTerms(inputs: CounterInputs, schema: CounterSchema): TermName[] {
  try {
    schema.validateSync(inputs, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const paths = new Set(error.inner.map(({ path }) => path));
    return termNames.filter((name) => inputNames[name].some((input) => paths.has(input)));
  }
}

/** The terms that a form proposes; undefined while one of them cannot be sent. */
export function termsFrom(inputs: CounterInputs, schema: CounterSchema): ProposedTerms | undefined {
  if (wrongTerms(inputs, schema).length > 0) return undefined;
  const { budget, platform, version, rounds } = schema.cast(inputs);
  return {
    budget,
    platform,
    version,
    ...(rounds !== undefined && { rounds }),
    voiceIds: inputs.voiceIds,
    usage: usageFrom(inputs),
    deliverBy: inputs.deliverBy || null,
    answerBy: inputs.answerBy || null,
  };
}
