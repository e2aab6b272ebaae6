import { i18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Usage } from "#contract/offers/offers.ts";
import { mediumNames, territoryNames } from "./words.ts";

/** How long: "12 months"; undefined where nothing is known. */
function monthsWords({ months }: Usage): string | undefined {
  if (months === undefined) return undefined;
  if (months === null)
    return i18n._(msg({ message: "no end date", comment: "How long a recording may be used" }));
  return i18n._(
    msg({
      message: plural(months, { one: "# month", other: "# months" }),
      comment: "How long a recording may be used",
    }),
  );
}

/** A use in words: "Television, 12 months, Turkey, not exclusive". A component that calls it also calls `useLingui()`. */
export function usageWords(usage: Usage | null): string {
  if (!usage) return i18n._(msg({ message: "not stated", comment: "In place of a use or a date" }));
  const { media, territory, exclusive } = usage;
  return [
    ...media.map((medium) => i18n._(mediumNames[medium])),
    monthsWords(usage),
    territory && i18n._(territoryNames[territory]),
    exclusive
      ? i18n._(msg({ message: "exclusive", comment: "Of the use of a recording" }))
      : i18n._(msg({ message: "not exclusive", comment: "Of the use of a recording" })),
  ]
    .filter(Boolean)
    .join(", ");
}
