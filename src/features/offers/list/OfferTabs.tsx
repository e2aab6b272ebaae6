import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferCounts } from "#contract/offers/offers.ts";
import type { OfferListPage } from "#src/features/offers/reading/read-offer-page.ts";
import { UnreadDot } from "#src/session/offers/UnreadDot.tsx";
import { Tabs } from "#src/ui/page/Tabs.tsx";
import { countsOfTab, offerTabs, type OfferTab } from "./offers-query.ts";

interface OfferTabsProps {
  /** Tabs have the ids `{id}-{tab}`, the panel `{id}-panel`. */
  id: string;
  side: OfferTurn;
  tab: OfferTab;
  /** Undefined while they load. */
  counts: OfferCounts | undefined;
  /** How many productions wait for whom; undefined where the server has none, and they have no tab. */
  productions: OfferListPage["productions"];
  /** The counts in which something is unread. */
  unread: readonly (keyof OfferCounts)[];
  onChoose: (tab: OfferTab) => void;
}

const names: Record<Exclude<OfferTab, "theirs">, MessageDescriptor> = {
  yours: msg({ message: "Waiting for you", comment: "Tab above the list of offers, and a tile" }),
  accepted: msg({ message: "Accepted", context: "tab", comment: "Tab above the list of offers" }),
  production: msg({ message: "In production", comment: "Tab above the list of offers, and a tile" }),
  closed: msg({ message: "Closed", context: "offers", comment: "Tab above the list of offers" }),
};
const theirs: Record<OfferTurn, MessageDescriptor> = {
  client: msg({ message: "With the agency", comment: "Tab: offers that wait for the agency" }),
  agency: msg({ message: "With the client", comment: "Tab: offers that wait for the client" }),
};

/** The tabs of the list with their numbers; a dot on those that hold something unread. */
export function OfferTabs({ id, side, tab, counts, productions, unread, onChoose }: OfferTabsProps) {
  const { t, i18n } = useLingui();
  const shown = offerTabs.filter((name) => name !== "production" || productions);
  const tabs = shown.map((name) => {
    const parts = countsOfTab(name, side);
    return {
      name,
      words: i18n._(name === "theirs" ? theirs[side] : names[name]),
      count:
        name === "production" && productions
          ? productions.client + productions.agency
          : counts && parts.reduce((sum, part) => sum + counts[part], 0),
      after: parts.some((part) => unread.includes(part)) && <UnreadDot />,
    };
  });
  return (
    <Tabs
      id={id}
      label={t({ message: "Offers", comment: "Link of the bar, and heading of the list" })}
      tabs={tabs}
      selected={tab}
      onChoose={onChoose}
      paired
    />
  );
}
