import { msg } from "@lingui/core/macro";
import { object } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { OfferDraft } from "#contract/offers/offers.ts";
import { dayShape } from "#src/features/offers/offer-days.ts";
import { offerSchema, roundsShape, text } from "#src/features/offers/offer-schema.ts";
import { readWhole } from "#src/features/offers/reading/read-numbers.ts";
import { usageFrom, usageShape } from "#src/features/offers/usage/usage-inputs.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import type { BriefInputs } from "./brief-inputs.ts";
import { briefFrom, briefShape } from "./brief-texts.ts";

/** The form with the part for script and usage open, with the server’s limits. */
export function briefSchema(timeZone: string, currency: string) {
  return offerSchema(currency).concat(
    object({
      title: text(limits.offer.title, messageId(msg`At most 100 characters`)),
      ...roundsShape,
      ...dayShape(timeZone),
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
  const rounds = inputs.rounds.trim();
  const usage = usageFrom(inputs);
  // The form begins with a language: without a script it says nothing.
  const brief = briefFrom(inputs.script.trim() ? inputs : { ...inputs, scriptLanguage: "" });
  return {
    ...again,
    ...(title && { title }),
    ...(rounds && { rounds: readWhole(rounds) }),
    ...(answerBy && { answerBy }),
    ...(deliverBy && { deliverBy }),
    ...(usage && { usage }),
    ...(Object.values(brief).some((part) => part !== null) && { brief }),
  };
}
