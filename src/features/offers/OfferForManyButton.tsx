import { Trans } from "@lingui/react/macro";
import type { Voice } from "#contract/voices.ts";
import { Button } from "#src/ui/Button.tsx";
import { useOfferDesk } from "./offer-desk.ts";

/** "Make offer (3)": for the voices that were selected. */
export function OfferForManyButton({ voices }: { voices: Voice[] }) {
  const { open, prepare } = useOfferDesk();
  const n = voices.length;
  return (
    <Button look="primary" onPointerEnter={prepare} onFocus={prepare} onClick={() => open(voices)}>
      <Trans>Make offer ({n})</Trans>
    </Button>
  );
}
