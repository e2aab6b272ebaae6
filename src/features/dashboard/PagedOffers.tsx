import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { withoutDuplicates } from "./newest-first.ts";
import { OffersFailure } from "./OffersFailure.tsx";
import { OfferList } from "./OfferList.tsx";
import { OffersSidebar } from "./OffersSidebar.tsx";
import { offerPagesQuery } from "./queries.ts";
import styles from "./OffersNote.module.css";

/** All offers, page by page. Only on servers with the feature `offers`. */
export function PagedOffers() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(offerPagesQuery);
  const offers = withoutDuplicates(data?.pages.flatMap(({ content }) => content) ?? []);
  return (
    <OffersSidebar count={data?.pages[0]?.totalElements}>
      {!data && !error && (
        <p className={styles["note"]}>
          <Trans>Loading</Trans>
        </p>
      )}
      {data && (
        <OfferList
          offers={offers}
          onMore={hasNextPage ? () => void fetchNextPage() : undefined}
          loadingMore={isFetchingNextPage}
        />
      )}
      {error && <OffersFailure error={error} onRetry={() => void refetch()} />}
    </OffersSidebar>
  );
}
