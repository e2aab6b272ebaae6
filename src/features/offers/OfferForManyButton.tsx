import { Trans } from "@lingui/react/macro";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { useOffer } from "./offer-context.ts";

/** "Make offer (3)", for the selected voices. */
export function OfferForManyButton({ voices }: { voices: Voice[] }) {
  const { open, preload } = useOffer();
  const n = voices.length;
  return (
    <Button look="primary" onPointerEnter={preload} onFocus={preload} onClick={() => open(voices)}>
      <Trans comment="Button; n is how many voices are selected">Make offer ({n})</Trans>
    </Button>
  );
}
