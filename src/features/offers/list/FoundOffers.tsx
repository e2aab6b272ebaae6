import { Plural, Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferListPage } from "#src/features/offers/reading/read-offer-page.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { NoOffers } from "./NoOffers.tsx";
import { OfferCards } from "./OfferCards.tsx";
import { OfferTable } from "./OfferTable.tsx";
import type { OffersQuery } from "./offers-query.ts";
import styles from "./FoundOffers.module.css";

interface FoundOffersProps {
  query: OffersQuery;
  side: OfferTurn;
  /** The page, and when it was read. */
  results: UseQueryResult<OfferListPage & { readAt: number }>;
  onQueryChange: (query: OffersQuery, options?: { replace: boolean }) => void;
}

/** What the tab and the search hold: a table, under 700 px cards; or that it loads, is empty, or cannot be shown. */
export function FoundOffers({ query, side, results, onQueryChange }: FoundOffersProps) {
  const { data, error, isPlaceholderData, refetch } = results;
  const List = useSmallScreen() ? OfferCards : OfferTable;
  // That another tab is empty says nothing of this one.
  if (!data || (isPlaceholderData && data.content.length === 0))
    return <ListState error={error} onRetry={() => void refetch()} />;
  const { totalElements: count, totalPages } = data;
  return (
    <>
      <ListPager
        query={query}
        totalPages={totalPages}
        isBusy={isPlaceholderData}
        onQueryChange={onQueryChange}
      >
        {data.content.length === 0 ? (
          <NoOffers query={query} side={side} />
        ) : (
          <>
            <List offers={data.content} side={side} isBusy={isPlaceholderData} now={new Date(data.readAt)} />
            <p className={styles["order"]}>
              <Trans comment="Under a list: how it is ordered">Last changed first</Trans>
            </p>
          </>
        )}
      </ListPager>
      <Status>
        {!isPlaceholderData && (
          <span>
            <Plural
              comment="Announced to screen readers after a tab or a search; a whole number"
              value={count}
              one="# offer found"
              other="# offers found"
            />
          </span>
        )}
      </Status>
    </>
  );
}
