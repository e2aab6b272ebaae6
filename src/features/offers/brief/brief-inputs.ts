import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Brief, Terms } from "#contract/offers/offers.ts";
import type { Language, Voice } from "#contract/voices/voices.ts";
import { usageInputsOf, type UsageInputs } from "#src/features/offers/usage/usage-inputs.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { briefTextsOf, type BriefTexts } from "./brief-texts.ts";

/** What the part for script and usage holds, as it is typed. */
export interface BriefInputs extends BriefTexts, UsageInputs {
  isBriefOpen: boolean;
  title: string;
  /** Empty for the usual number. */
  rounds: string;
  answerBy: string;
  deliverBy: string;
  /** The offer that this one sends again; empty for none. */
  again: string;
}

/** What is known of how a voice is heard. */
type HeardVoice = Pick<Voice, "language" | "transcript">;

/** An offer that the form is filled with: an old one, to be sent again, or one from a voice request. */
export interface FilledOffer {
  /** The old offer; empty for none. */
  again: string;
  /** What has no budget yet leaves it to be typed. */
  terms: Omit<Terms, "budget"> & { budget: number | undefined };
  brief: Brief | null;
  title: string;
  /** The draft that is gone on with, where it is a certain one. */
  draftKey?: string;
}

const languageOfTag = (tag: string) => languages.find((one) => languageTags[one] === tag.split("-")[0]);

/** The language that the first voice is heard in; where that is not known the reader's own, where scripts may be in it. */
function likelyLanguage([first]: readonly HeardVoice[]): Language {
  const heard = first?.language ?? first?.transcript?.language;
  return (heard && languageOfTag(heard)) || languageOfTag(currentLocale()) || "ENGLISH";
}

export const emptyInputs = (voices: readonly HeardVoice[]): BriefInputs => ({
  ...briefTextsOf(null),
  ...usageInputsOf(null),
  scriptLanguage: likelyLanguage(voices),
  isBriefOpen: false,
  title: "",
  rounds: "",
  answerBy: "",
  deliverBy: "",
  again: "",
});

/** A filled offer as the form shows it; its days are over, so they are left out. */
export const filledInputs = (
  { again, terms, brief, title }: FilledOffer,
  voices: readonly HeardVoice[],
): BriefInputs => ({
  ...emptyInputs(voices),
  ...briefTextsOf(brief),
  ...usageInputsOf(terms.usage),
  scriptLanguage: brief?.scriptLanguage ?? likelyLanguage(voices),
  isBriefOpen: true,
  again,
  title,
  rounds: terms.rounds === undefined ? "" : String(terms.rounds),
});
