import { createFileRoute } from "@tanstack/react-router";
import type { OfferVoice } from "#contract/offers/offers.ts";
import { CompareLink } from "#src/features/compare/CompareLink.tsx";
import { AgainButton } from "#src/features/offers/conversation/AgainButton.tsx";
import { ConversationPage } from "#src/features/offers/conversation/ConversationPage.tsx";
import { offerPartOf, offerParts, type OfferPart } from "#src/features/offers/conversation/offer-part.ts";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import { Trans } from "@lingui/react/macro";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { serverHas } from "#src/session/session.ts";

export const Route = createFileRoute("/_client/offers/$offerId")({
  validateSearch: (search): { part?: OfferPart } => {
    const part = offerPartOf(search);
    return part === offerParts[0] ? {} : { part };
  },
  // The answer's parser comes with the page, not with the application. Not waited for: the page would be mounted anew.
  loader: ({ context: { queryClient }, params }) =>
    void import("#src/features/offers/queries.ts")
      .then(({ offerQuery }) => queryClient.prefetchQuery(offerQuery(params.offerId)))
      // Code that is gone is said by the page itself.
      .catch(() => undefined),
  component: Page,
});

/** Those that are still in the library. */
const inLibrary = (voices: readonly OfferVoice[]) => voices.filter(({ isGone }) => !isGone);

const compare = (voices: readonly OfferVoice[]) => <CompareLink voices={inLibrary(voices)} size="small" />;

const again = (offer: Parameters<typeof AgainButton>[0]["offer"]) => <AgainButton offer={offer} />;

const ProductionPage = lazyPart(() =>
  import("#src/features/productions/ProductionPage.tsx").then((code) => code.ProductionPage),
);

function Page() {
  const { offerId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const part = offerPartOf(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ConversationPage
      offerId={offerId}
      session={session}
      voicesAction={serverHas(session, "search") ? compare : undefined}
      again={again}
      parts={
        serverHas(session, "delivery")
          ? {
              shown: part,
              onChoose: (next) =>
                void navigate({ search: next === offerParts[0] ? {} : { part: next }, replace: true }),
              production: (offer, side) => (
                <ProductionPage
                  key={offer.offerId}
                  offer={offer}
                  side={side}
                  loading={
                    <LoadingWords>
                      <Trans>Loading</Trans>
                    </LoadingWords>
                  }
                />
              ),
            }
          : undefined
      }
    />
  );
}
