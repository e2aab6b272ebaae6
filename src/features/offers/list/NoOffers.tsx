import { Trans } from "@lingui/react/macro";
import MessagesSquare from "lucide-react/icons/messages-square";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import type { OffersQuery } from "./offers-query.ts";

interface NoOffersProps {
  query: OffersQuery;
  side: OfferTurn;
}

/** In place of an empty list; a client is led to the library, where an offer begins. */
export function NoOffers({ query: { q, tab }, side }: NoOffersProps) {
  const isOpen = tab === "yours" || tab === "theirs";
  const empty = isOpen ? (
    <Trans>No offers are waiting here</Trans>
  ) : (
    <Trans>There are no offers here yet</Trans>
  );
  return (
    <EmptyPanel
      picture={<MessagesSquare size={40} strokeWidth={1.5} aria-hidden="true" />}
      title={q ? <Trans>No offer matches this search</Trans> : empty}
      action={
        !q &&
        side === "client" && (
          <LinkButton to="/panel" look="primary">
            <Trans comment="Link: leads to the voice library">Go to the library</Trans>
          </LinkButton>
        )
      }
    />
  );
}
