import { msg } from "@lingui/core/macro";
import { object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { OfferDraft } from "#contract/offers.ts";
import { offerSchema, text } from "#src/features/offers/offer-schema.ts";
import { usageFrom, usageShape } from "#src/features/offers/usage/usage-inputs.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { isDay } from "#src/lib/i18n/typed-day.ts";
import type { BriefInputs } from "./brief-inputs.ts";
import { briefFrom, briefShape } from "./brief-texts.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";

/** A day from today up to the last one, as the server takes it. */
const day = (first: string, last: string, message: string) =>
  string().test("ahead", message, (value) => !value || (isDay(value) && value >= first && value <= last));

/** The form with the part for script and usage open, with the server’s limits. */
export function briefSchema(timeZone: string, currency: string) {
  const today = dayAhead(timeZone);
  const lastAnswer = dayAhead(timeZone, { days: limits.offer.answerDays });
  const lastDelivery = dayAhead(timeZone, { years: limits.offer.deliveryYears });
  return offerSchema(currency).concat(
    object({
      title: text(limits.offer.title, messageId(msg`At most 100 characters`)),
      answerBy: day(today, lastAnswer, messageId(msg`Choose a day from today to 90 days ahead`)),
      deliverBy: day(today, lastDelivery, messageId(msg`Choose a day from today to five years ahead`)),
      ...briefShape,
      ...usageShape,
    }),
  );
}

/** What is sent beside the four fields of old: only what was filled in, and nothing of a part that is closed. */
export function furtherFields(inputs: BriefInputs): Partial<OfferDraft> {
  const again = inputs.again ? { again: inputs.again } : {};
  if (!inputs.isBriefOpen) return again;
  const { answerBy, deliverBy } = inputs;
  const title = inputs.title.trim();
  const usage = usageFrom(inputs);
  // The form begins with a language: without a script it says nothing.
  const brief = briefFrom(inputs.script.trim() ? inputs : { ...inputs, scriptLanguage: "" });
  return {
    ...again,
    ...(title && { title }),
    ...(answerBy && { answerBy }),
    ...(deliverBy && { deliverBy }),
    ...(usage && { usage }),
    ...(Object.values(brief).some((part) => part !== null) && { brief }),
  };
}
