import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { sentenceOf } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Button } from "#src/ui/Button.tsx";
import { withoutTwins } from "./newest-first.ts";
import { NoOffers } from "./NoOffers.tsx";
import { OfferList } from "./OfferList.tsx";
import { OffersSidebar } from "./OffersSidebar.tsx";
import { offerPagesQuery } from "./queries.ts";
import styles from "./OffersNote.module.css";

/** Every offer there is, page by page, from a server that offers more than the profile's. */
export function PagedOffers() {
  useLingui();
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
      {error && (
        <div className={clsx(styles["note"], styles["error"])} role="alert">
          <p>{say(sentenceOf(error, msg`Server responded with an error.`))}</p>
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </OffersSidebar>
  );
}
