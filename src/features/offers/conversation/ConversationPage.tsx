import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { OfferVoice } from "#contract/offers/offers.ts";
import { offerQuery } from "#src/features/offers/queries.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Problem, sentenceOf } from "#src/lib/http/problem.ts";
import { refreshing } from "#src/lib/http/refreshing.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import type { Session } from "#src/session/session.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { GonePanel } from "#src/ui/feedback/GonePanel.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import styles from "./ConversationPage.module.css";
import { BackToOffers } from "./OfferHead.tsx";
import type { OfferParts } from "./OfferPartTabs.tsx";
import { OfferView } from "./OfferView.tsx";

interface ConversationPageProps {
  offerId: string;
  session: Session;
  /** The slot below the voices: what can be done with all of them. */
  voicesAction?: ((voices: readonly OfferVoice[]) => ReactNode) | undefined;
  /** The slot of a closed offer: the button that sends it again. */
  again: (offer: ReadOfferDetails) => ReactNode;
  /** The tabs of an accepted offer; undefined where the server has no productions. */
  parts?: OfferParts | undefined;
}

const soon = 3000;
const blocks = Array.from({ length: 3 }, (_, index) => index);

/** One offer for both sides. It asks for what is new every 15 s while in view, and at once when it is looked at. */
export function ConversationPage({ offerId, session, voicesAction, again, parts }: ConversationPageProps) {
  const { t } = useLingui();
  const {
    data: offer,
    error,
    refetch,
  } = useQuery({
    ...offerQuery(offerId),
    ...refreshing,
    // Takes that are prepared are ready within seconds.
    refetchInterval: ({ state }) =>
      state.data?.value.production?.takes.some((take) => take.state === "preparing")
        ? soon
        : refreshing.refetchInterval,
  });
  // An offer that is not there any more, or never was this reader's, is no longer shown.
  const isGone = error instanceof Problem && error.status === 404;
  const heading = t({ message: "Offers", comment: "Link of the bar, and heading of the list" });
  usePageTitle(offer && !isGone ? offer.title : heading);
  return (
    <Container className={styles["page"]}>
      {offer && !isGone ? (
        <OfferView
          key={offerId}
          offer={offer}
          session={session}
          voicesAction={voicesAction}
          again={again(offer)}
          parts={parts}
        />
      ) : (
        <>
          <BackToOffers />
          <h1>{heading}</h1>
          {isGone ? (
            <GonePanel error={error}>
              <LinkButton to="/offers" look="primary">
                <Trans comment="Link: leads to all offers">Go to offers</Trans>
              </LinkButton>
            </GonePanel>
          ) : error ? (
            <ErrorPanel onRetry={() => void refetch()}>
              {translate(sentenceOf(error, msg`Server responded with an error.`))}
            </ErrorPanel>
          ) : (
            <div className={styles["loading"]}>
              <LoadingWords className={styles["words"]}>
                <Trans>Loading</Trans>
              </LoadingWords>
              {blocks.map((index) => (
                <div key={index} className={styles["block"]} aria-hidden="true" />
              ))}
            </div>
          )}
        </>
      )}
    </Container>
  );
}
