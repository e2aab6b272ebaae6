import { Trans } from "@lingui/react/macro";
import Heart from "lucide-react/icons/heart";
import { buttonClass } from "#src/ui/button/button-class.ts";

/** A picture of the like button: a preview cannot be liked. */
export const PreviewLike = () => (
  <span className={buttonClass({ look: "quiet" })}>
    <Heart size={20} aria-hidden="true" />
  </span>
);

/** A picture of the offer button: a preview takes no offers. */
export const PreviewOffer = () => (
  <span className={buttonClass({ wide: true })} aria-hidden="true">
    <Trans>Make offer</Trans>
  </span>
);
