import { Trans } from "@lingui/react/macro";
import { useSession } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { requesterOf } from "./requester.ts";
import { VoiceRequest } from "./VoiceRequest.tsx";

/** Opens a voice request with a wish written into it. */
export const RequestButton = ({ wish }: { wish: string }) => (
  <VoiceRequest by={requesterOf(useSession())}>
    {(open) => (
      <Button look="primary" onClick={() => open({ wish })}>
        <Trans>Request a voice</Trans>
      </Button>
    )}
  </VoiceRequest>
);
