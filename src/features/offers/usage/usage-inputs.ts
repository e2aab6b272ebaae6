import { msg } from "@lingui/core/macro";
import { territories, usageMedia } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Usage } from "#contract/offers/offers.ts";
import { whole } from "#src/features/offers/offer-schema.ts";
import { readWhole } from "#src/features/offers/reading/read-numbers.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";

/** How a recording is used, as it is typed; empty is what is not stated. */
export interface UsageInputs {
  media: string[];
  territory: string;
  months: string;
  isEndless: boolean;
  exclusive: boolean;
}

export const usageInputNames: readonly (keyof UsageInputs)[] = [
  "media",
  "territory",
  "months",
  "isEndless",
  "exclusive",
];

/** What a form's schema checks of it, with the server's limits. */
export const usageShape = {
  months: whole(limits.offer.usageMonths, messageId(msg`A whole number from 1 to 120`)),
};

export const usageInputsOf = (usage: Usage | null | undefined): UsageInputs => ({
  media: usage?.media ?? [],
  territory: usage?.territory ?? "",
  months: typeof usage?.months === "number" ? String(usage.months) : "",
  isEndless: usage?.months === null,
  exclusive: usage?.exclusive ?? false,
});

/** The usage that a valid form says; null where it says nothing. */
export function usageFrom(inputs: UsageInputs): Usage | null {
  const { isEndless, exclusive } = inputs;
  const media = usageMedia.filter((medium) => inputs.media.includes(medium));
  const territory = territories.find((one) => one === inputs.territory) ?? null;
  const months = inputs.months.trim();
  if (media.length === 0 && !territory && !months && !isEndless && !exclusive) return null;
  const time = isEndless ? { months: null } : months ? { months: readWhole(months) } : {};
  return { media, territory, ...time, exclusive };
}
