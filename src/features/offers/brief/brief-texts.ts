import { msg } from "@lingui/core/macro";
import { string } from "yup";
import { languages } from "#contract/constants/enumerations.ts";
import { type briefFields } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Brief } from "#contract/offers/offers.ts";
import { text, whole } from "#src/features/offers/offer-schema.ts";
import { readWhole } from "#src/features/offers/reading/read-numbers.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

/** The brief as it is typed; empty texts are what is not known. */
export type BriefTexts = Record<(typeof briefFields)[number], string>;

/** What a form's schema checks of it, with the server's limits. */
export const briefShape = {
  script: string().max(limits.offer.script, messageId(msg`At most 20,000 characters`)),
  targetSeconds: whole(limits.offer.targetSeconds, messageId(msg`A whole number from 1 to 36,000`)),
  notes: text(limits.offer.notes, messageId(msg`At most 2,000 characters`)),
};

export const briefTextsOf = (brief: Brief | null): BriefTexts => ({
  script: brief?.script ?? "",
  scriptLanguage: brief?.scriptLanguage ?? "",
  targetSeconds: brief?.targetSeconds ? String(brief.targetSeconds) : "",
  notes: brief?.notes ?? "",
});

/** The brief that a valid form says. */
export const briefFrom = ({ script, scriptLanguage, targetSeconds, notes }: BriefTexts): Brief => ({
  script: script.trim() || null,
  scriptLanguage: languages.find((language) => language === scriptLanguage) ?? null,
  targetSeconds: targetSeconds.trim() ? readWhole(targetSeconds) : null,
  notes: notes.trim() || null,
});
