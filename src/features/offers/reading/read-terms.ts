import { languages } from "#contract/constants/enumerations.ts";
import { territories, usageMedia } from "#contract/constants/values/offers.ts";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import type { Brief, Usage } from "#contract/offers/offers.ts";
import { optionalText, readNumber, readRecord, readText, readTexts } from "#src/lib/http/parse.ts";
import { readNames } from "#src/voice/read-names.ts";

const readOptionalNumber = (value: unknown, part: string): number | null =>
  value === undefined || value === null ? null : readNumber(value, part);

/** Reads a use of a recording; null where nothing is known. */
export function readUsage(value: unknown, part: string): Usage | null {
  if (value === undefined || value === null) return null;
  const usage = readRecord(value, part);
  // Absent: nothing is known of the time; null: it is without end.
  const months = "months" in usage ? { months: readOptionalNumber(usage["months"], `${part}.months`) } : {};
  return {
    media: readNames(usage["media"], `${part}.media`, usageMedia),
    territory: territories.find((territory) => territory === usage["territory"]) ?? null,
    ...months,
    exclusive: usage["exclusive"] === true,
  };
}

/** Reads what is to be spoken, each part null where nothing is known. */
export function readBrief(value: unknown, part: string): Required<Brief> | null {
  if (value === undefined || value === null) return null;
  const brief = readRecord(value, part);
  return {
    script: optionalText(brief["script"], `${part}.script`) ?? null,
    scriptLanguage: languages.find((language) => language === brief["scriptLanguage"]) ?? null,
    targetSeconds: readOptionalNumber(brief["targetSeconds"], `${part}.targetSeconds`),
    notes: optionalText(brief["notes"], `${part}.notes`) ?? null,
  };
}

/** Reads the terms of a proposal. */
export function readTerms(value: unknown, part: string): ProposedTerms {
  const terms = readRecord(value, part);
  return {
    budget: readNumber(terms["budget"], `${part}.budget`),
    platform: readText(terms["platform"], `${part}.platform`),
    version: readNumber(terms["version"], `${part}.version`),
    voiceIds: readTexts(terms["voiceIds"], `${part}.voiceIds`),
    usage: readUsage(terms["usage"], `${part}.usage`),
    ...(terms["rounds"] !== undefined && { rounds: readNumber(terms["rounds"], `${part}.rounds`) }),
    deliverBy: optionalText(terms["deliverBy"], `${part}.deliverBy`) ?? null,
    answerBy: optionalText(terms["answerBy"], `${part}.answerBy`) ?? null,
  };
}
