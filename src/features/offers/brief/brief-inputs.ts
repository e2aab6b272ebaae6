import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Brief, Terms } from "#contract/offers.ts";
import { usageInputsOf, type UsageInputs } from "#src/features/offers/usage/usage-inputs.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { briefTextsOf, type BriefTexts } from "./brief-texts.ts";

/** What the part for script and usage holds, as it is typed. */
export interface BriefInputs extends BriefTexts, UsageInputs {
  isBriefOpen: boolean;
  title: string;
  answerBy: string;
  deliverBy: string;
  /** The offer that this one sends again; empty for none. */
  again: string;
}

/** An old offer, to be sent again. */
export interface FilledOffer {
  again: string;
  terms: Terms;
  brief: Brief | null;
  title: string;
}

/** The reader's own language, where scripts may be in it. */
const readersLanguage = () => languages.find((one) => languageTags[one] === currentLocale()) ?? "ENGLISH";

export const emptyInputs = (): BriefInputs => ({
  ...briefTextsOf(null),
  ...usageInputsOf(null),
  scriptLanguage: readersLanguage(),
  isBriefOpen: false,
  title: "",
  answerBy: "",
  deliverBy: "",
  again: "",
});

/** An old offer as the form shows it; its days are over, so they are left out. */
export const filledInputs = ({ again, terms, brief, title }: FilledOffer): BriefInputs => ({
  ...emptyInputs(),
  ...briefTextsOf(brief),
  ...usageInputsOf(terms.usage),
  scriptLanguage: brief?.scriptLanguage ?? readersLanguage(),
  isBriefOpen: true,
  again,
  title,
});
