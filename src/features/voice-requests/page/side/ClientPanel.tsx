import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import UserRound from "lucide-react/icons/user-round";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { offerStateIcons, offerStateName, offerStateOf } from "#src/session/offers/offer-state.ts";
import styles from "./Side.module.css";

interface ClientPanelProps {
  client: NonNullable<ReadRequest["client"]>;
  offers: ReadRequest["offers"];
}

/** How many of the newest are named; the client's page has them all. */
const few = 3;

/** The client that was made of a request, and what it has offered. */
export function ClientPanel({ client: { accountId, name, company }, offers }: ClientPanelProps) {
  const { i18n } = useLingui();
  return (
    <section className={pageStyles["panel"]} aria-labelledby="made-client">
      <h2 id="made-client">
        <Trans comment="Head of a column">Client</Trans>
      </h2>
      <ul className={styles["ways"]}>
        <li>
          <AppLink to="/owner/clients/$accountId" params={{ accountId }} className={styles["way"]}>
            <UserRound size={20} aria-hidden="true" />
            <span className={styles["words"]}>
              <span className={styles["first"]}>{name}</span>
              <span className={styles["second"]}>{company}</span>
            </span>
            <ArrowUpRight className={styles["arrow"]} size={18} aria-hidden="true" />
          </AppLink>
        </li>
        {offers.slice(0, few).map((offer) => {
          const state = offerStateOf(offer, "agency");
          const Icon = offerStateIcons[state];
          return (
            <li key={offer.offerId}>
              <AppLink to="/offers/$offerId" params={{ offerId: offer.offerId }} className={styles["way"]}>
                <Icon size={20} aria-hidden="true" />
                <span className={styles["words"]}>
                  <span className={styles["first"]}>{offer.title}</span>
                  <span className={styles["second"]}>{i18n._(offerStateName(state, "agency"))}</span>
                </span>
                <ArrowUpRight className={styles["arrow"]} size={18} aria-hidden="true" />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
