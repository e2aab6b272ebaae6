import { Trans } from "@lingui/react/macro";
import type { Voice } from "#contract/voices.ts";
import { Button } from "#src/ui/Button.tsx";
import { useOfferDesk } from "./offer-desk.ts";

/** The button of a card. */
export function OfferButton({ voice }: { voice: Voice }) {
  const { open, prepare } = useOfferDesk();
  return (
    <Button wide onPointerEnter={prepare} onFocus={prepare} onClick={() => open([voice])}>
      <Trans>Make offer</Trans>
    </Button>
  );
}
