import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferCounts } from "#contract/offers/offers.ts";
import { accountName } from "#src/features/clients/list/first-person.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import {
  offerStateIcons,
  offerStateName,
  offerStateOf,
  type OfferState,
} from "#src/session/offers/offer-state.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import type { ReadClient } from "./client-query.ts";
import styles from "./ClientPage.module.css";

/** How many of the newest are named. */
const few = 8;

/** The state that each count is of, as owners see it; in the order in which they stand. */
const stateOf: Record<keyof OfferCounts, OfferState> = {
  agency: "yours",
  client: "theirs",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrawn",
  expired: "expired",
};
const tabs = Object.keys(stateOf) as (keyof OfferCounts)[];

/** How many offers a client has of each state, and the newest. */
export function OffersPanel({ client }: { client: ReadClient }) {
  const { i18n } = useLingui();
  const { counts, offers } = client;
  const total = tabs.reduce((sum, tab) => sum + counts[tab], 0);
  const nameOf = (state: OfferState) => i18n._(offerStateName(state, "agency"));
  return (
    <section className={styles["panel"]} aria-labelledby="client-offers">
      <h2 id="client-offers">
        <Trans comment="Link of the bar, and heading of the list">Offers</Trans>
      </h2>
      {total === 0 ? (
        <p className={styles["none"]}>
          <Trans>This client has sent no offer yet.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles["counts"]}>
            {tabs
              .filter((tab) => counts[tab] > 0)
              .map((tab) => {
                const Icon = offerStateIcons[stateOf[tab]];
                return (
                  <li key={tab}>
                    <StateTag
                      look={tab === "agency" ? "primary" : "chip"}
                      icon={<Icon size={14} aria-hidden="true" />}
                    >
                      {nameOf(stateOf[tab])}: {formatCount(counts[tab], currentLocale())}
                    </StateTag>
                  </li>
                );
              })}
          </ul>
          <ul className={styles["lines"]}>
            {offers.slice(0, few).map((offer) => (
              <li key={offer.offerId}>
                <AppLink to="/offers/$offerId" params={{ offerId: offer.offerId }} className={styles["link"]}>
                  {offer.title}
                </AppLink>
                <span className={styles["second"]}>{nameOf(offerStateOf(offer, "agency"))}</span>
              </li>
            ))}
          </ul>
          {total > few && (
            <AppLink to="/offers" search={{ q: accountName(client) }} className={styles["link"]}>
              <Trans comment="Link: leads to the offers of one client">All offers of this client</Trans>
            </AppLink>
          )}
        </>
      )}
    </section>
  );
}
