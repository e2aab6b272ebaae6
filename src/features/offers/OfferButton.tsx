import { Trans } from "@lingui/react/macro";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { useOffer } from "./offer-context.ts";

/** A card's "Make offer". */
export function OfferButton({ voice }: { voice: Voice }) {
  const { open, preload } = useOffer();
  return (
    <Button
      wide
      aria-description={voice.voiceArtistName}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open([voice])}
    >
      <Trans comment="Button on a voice's card">Make offer</Trans>
    </Button>
  );
}
