import type { OfferMonth } from "#contract/insights.ts";
import { offerParts, partOf, type OfferPart } from "#src/features/insights/words.ts";
import { formatMoney } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

/** How many offers a month has in each part of its column, and in all. */
export function partsOf({ sums }: OfferMonth): Record<OfferPart | "total", number> {
  const count = (part: OfferPart) =>
    sums.reduce((all, sum) => all + (partOf[sum.status] === part ? sum.count : 0), 0);
  const parts = Object.fromEntries(offerParts.map((part) => [part, count(part)])) as Record<
    OfferPart,
    number
  >;
  return { ...parts, total: sums.reduce((all, sum) => all + sum.count, 0) };
}

/** How many offers of a month have no budget. */
export const unpricedOf = ({ sums }: OfferMonth): number => sums.reduce((all, sum) => all + sum.unpriced, 0);

/** What the accepted offers of a month are worth, each currency by itself. */
export function valueWords({ sums }: OfferMonth): string {
  const values = sums.find(({ status }) => status === "accepted")?.values ?? [];
  const words = values.map(({ currency, amount }) =>
    formatMoney(Math.round(amount), currency, currentLocale()),
  );
  return words.join(" + ") || "–";
}
