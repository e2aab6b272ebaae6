import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { Offer } from "#contract/offers/offers.ts";
import { withoutDuplicates } from "./newest-first.ts";
import { OffersFailure } from "./OffersFailure.tsx";
import { OfferList } from "./OfferList.tsx";
import { OffersSidebar } from "./OffersSidebar.tsx";
import { offerPagesQuery } from "#src/features/dashboard/queries.ts";
import { waitingFirstQuery } from "./waiting-first.ts";
import styles from "./OffersNote.module.css";

interface LoadedOffersProps {
  isAnswered?: boolean;
  /** Undefined while the first page loads. */
  pages: readonly { content: Offer[]; totalElements: number }[] | undefined;
  error: Error | null;
  /** Loads the next page; undefined when all offers are loaded. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
  onRetry: () => void;
}

function LoadedOffers({ isAnswered = false, pages, error, onMore, loadingMore, onRetry }: LoadedOffersProps) {
  const offers = withoutDuplicates(pages?.flatMap(({ content }) => content) ?? []);
  return (
    <OffersSidebar count={pages?.[0]?.totalElements}>
      {!pages && !error && (
        <p className={styles["note"]}>
          <Trans>Loading</Trans>
        </p>
      )}
      {pages && (
        <OfferList offers={offers} isAnswered={isAnswered} onMore={onMore} loadingMore={loadingMore} />
      )}
      {error && <OffersFailure error={error} onRetry={onRetry} />}
    </OffersSidebar>
  );
}

/** All offers, page by page. Only on servers with the feature `offers`. */
export function PagedOffers() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(offerPagesQuery);
  return (
    <LoadedOffers
      pages={data?.pages}
      error={error}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      loadingMore={isFetchingNextPage}
      onRetry={() => void refetch()}
    />
  );
}

/** The offers by pages, first those that wait for the agency. Only on servers with the feature `negotiation`. */
export function AnsweredOffers() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(waitingFirstQuery);
  return (
    <LoadedOffers
      isAnswered
      pages={data?.pages}
      error={error}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      loadingMore={isFetchingNextPage}
      onRetry={() => void refetch()}
    />
  );
}
