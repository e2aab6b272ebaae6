import { Trans } from "@lingui/react/macro";
import { Button } from "#src/ui/button/Button.tsx";
import { VoiceRequest } from "./VoiceRequest.tsx";

/** Opens a voice request with a wish written into it. */
export const RequestButton = ({ wish }: { wish: string }) => (
  <VoiceRequest>
    {(openRequest) => (
      <Button look="primary" onClick={() => openRequest(wish)}>
        <Trans>Request a voice</Trans>
      </Button>
    )}
  </VoiceRequest>
);
