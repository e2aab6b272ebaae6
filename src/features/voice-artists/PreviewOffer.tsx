import { Trans } from "@lingui/react/macro";
import { buttonClass } from "#src/ui/button-class.ts";

/** The picture of the offer button: nobody can make an offer for a preview. */
export const PreviewOffer = () => (
  <span className={buttonClass({ wide: true })} aria-hidden="true">
    <Trans>Make offer</Trans>
  </span>
);
