import { Trans } from "@lingui/react/macro";
import { useServerHas } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { DialogSuccess } from "#src/ui/dialog/DialogSuccess.tsx";

interface OfferSentProps {
  /** Undefined where the server does not say it. */
  offerId: string | undefined;
  onClose: () => void;
}

/** That an offer was sent, where its answer will be, and the way there. */
export function OfferSent({ offerId, onClose }: OfferSentProps) {
  const isAnswered = useServerHas("negotiation");
  return (
    <DialogSuccess
      message={<Trans>Offer created successfully!</Trans>}
      next={isAnswered && <Trans>The agency’s answer will be on the offer’s page, under Offers.</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans comment="Button: closes a window whose form was sent">Done</Trans>
          </Button>
          {isAnswered && offerId !== undefined && (
            <LinkButton look="primary" to="/offers/$offerId" params={{ offerId }} onClick={onClose}>
              <Trans comment="Link: leads to the offer that was just sent">Go to the offer</Trans>
            </LinkButton>
          )}
          {isAnswered && offerId === undefined && (
            <LinkButton look="primary" to="/offers" onClick={onClose}>
              <Trans comment="Link: leads to the list of offers">Go to offers</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  );
}
