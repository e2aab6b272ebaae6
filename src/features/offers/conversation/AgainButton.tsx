import { Trans } from "@lingui/react/macro";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useOffer } from "#src/features/offers/offer-context.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { termsOf } from "./offer-events.ts";

/** Opens the form of a new offer, filled with the terms and the brief of this one; voices that have gone are left out. */
export function AgainButton({ offer }: { offer: ReadOfferDetails }) {
  const { open, preload } = useOffer();
  const voices = offer.voices
    .filter(({ isGone, voiceId }) => !isGone && offer.voiceIds.includes(voiceId))
    .map((voice) => ({ ...voice, languageNames: [] }));
  const { offerId, title, brief } = offer;
  const filled = { again: offerId, terms: termsOf(offer), brief, title };
  return (
    <Button
      wide
      icon={<RotateCcw size={18} aria-hidden="true" />}
      aria-disabled={voices.length === 0}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => voices.length > 0 && open(voices, filled)}
    >
      <Trans comment="Button: makes a new offer with the terms of a closed one">Send again</Trans>
    </Button>
  );
}
