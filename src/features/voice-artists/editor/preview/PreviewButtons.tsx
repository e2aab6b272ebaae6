import { Plural, Trans } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
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

/** A picture of the button that opens the artist's other samples; nothing where there are none. */
export const PreviewSamples = ({ samples }: { samples: number }) =>
  samples > 1 && (
    <span className={buttonClass({ look: "quiet", size: "small" })}>
      <Plural
        comment="Tag of an artist, and button on a card of the library; samples is a whole number"
        value={samples}
        one="# sample"
        other="# samples"
      />
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
