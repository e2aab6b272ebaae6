import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { attentionQuery } from "#src/session/offers/attention.ts";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { offersQuery } from "#src/features/offers/queries.ts";
import { FoundOffers } from "./FoundOffers.tsx";
import { OfferTabs } from "./OfferTabs.tsx";
import {
  firstTabWith,
  offerTabs,
  type AskedOffers,
  type OffersQuery,
  type OfferTab,
} from "./offers-query.ts";
import styles from "./OffersPage.module.css";

interface OffersPageProps {
  asked: AskedOffers;
  side: OfferTurn;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: OffersQuery, options?: { replace: boolean }) => void;
}

/**
 * The tab that is shown: the one of the address, else the first that held something when the page was opened so; it stays,
 * whatever is answered meanwhile.
 */
function useOpenTab(asked: AskedOffers, side: OfferTurn): OfferTab {
  const first = useQuery({ ...offersQuery({ ...asked, tab: offerTabs[0] }, side), enabled: !asked.tab });
  const [found, setFound] = useState<OfferTab>();
  const page = first.isPlaceholderData ? undefined : first.data;
  if (asked.tab ? found : !found && page) setFound(asked.tab ? undefined : page && firstTabWith(page, side));
  return asked.tab ?? found ?? offerTabs[0];
}

/** The offers of one account, or for owners of all: tabs by whose turn it is, search, and pages. */
export function OffersPage({ asked, side, onQueryChange }: OffersPageProps) {
  const { t } = useLingui();
  const id = useId();
  const query = { ...asked, tab: useOpenTab(asked, side) };
  const results = useQuery(offersQuery(query, side));
  const turn = useQuery(attentionQuery).data?.turn;
  return (
    <ListPage
      title={t({ message: "Offers", comment: "Link of the bar, and heading of the list" })}
      head={
        <p className={styles["count"]}>
          {turn !== undefined && (
            <span key={turn === 0 ? "none" : "some"}>
              <Plural
                comment="Beside the heading; the tags make the number bold"
                value={turn}
                _0="No offer is waiting for your answer"
                one={
                  <Trans>
                    <strong>#</strong> offer is waiting for your answer
                  </Trans>
                }
                other={
                  <Trans>
                    <strong>#</strong> offers are waiting for your answer
                  </Trans>
                }
              />
            </span>
          )}
        </p>
      }
    >
      <div className={styles["filters"]}>
        <div role="search" className={styles["search"]}>
          <SearchInput
            label={
              side === "client"
                ? t({ message: "Search offers", comment: "Name of a search field" })
                : t`Search offers, clients or artists`
            }
            value={query.q}
            onSearch={(q) => onQueryChange({ ...query, q, page: 0 }, { replace: true })}
          />
        </div>
        <OfferTabs
          id={id}
          side={side}
          tab={query.tab}
          counts={results.data?.counts}
          productions={results.data?.productions}
          unread={results.data?.unread ?? []}
          onChoose={(tab) => onQueryChange({ ...query, tab, page: 0 })}
        />
      </div>
      <div
        id={`${id}-panel`}
        className={styles["panel"]}
        role="tabpanel"
        aria-labelledby={`${id}-${query.tab}`}
      >
        <FoundOffers query={query} side={side} results={results} onQueryChange={onQueryChange} />
      </div>
    </ListPage>
  );
}
