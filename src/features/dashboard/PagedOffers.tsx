import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { withoutTwins } from "./newest-first.ts";
import { OffersFailure } from "./OffersFailure.tsx";
import { NoOffers } from "./NoOffers.tsx";
import { OfferList } from "./OfferList.tsx";
import { OffersSidebar } from "./OffersSidebar.tsx";
import { offerPagesQuery } from "./queries.ts";
import styles from "./OffersNote.module.css";

/** Every offer there is, page by page, from a server that offers more than the profile's. */
export function PagedOffers() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(offerPagesQuery);
  const offers = withoutTwins(data?.pages.flatMap(({ content }) => content) ?? []);
  return (
    <OffersSidebar count={data?.pages[0]?.totalElements}>
      {!data && !error && (
        <p className={styles["note"]}>
          <Trans>Loading</Trans>
        </p>
      )}
      {data && offers.length === 0 && <NoOffers />}
      {offers.length > 0 && (
        <OfferList
          offers={offers}
          more={hasNextPage ? () => void fetchNextPage() : undefined}
          loadingMore={isFetchingNextPage}
        />
      )}
      {error && <OffersFailure error={error} onRetry={() => void refetch()} />}
    </OffersSidebar>
  );
}
