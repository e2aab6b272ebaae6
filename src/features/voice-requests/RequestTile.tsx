import { Trans } from "@lingui/react/macro";
import { useSession } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./RequestTile.module.css";
import { requesterOf } from "./requester.ts";
import { VoiceRequest } from "./VoiceRequest.tsx";

/** Offers a voice request, with a wish written into it, where the library's last row has room. */
export const RequestTile = ({ wish }: { wish: string }) => (
  <VoiceRequest by={requesterOf(useSession())}>
    {(open) => (
      <div className={styles["tile"]}>
        <Rings count={4} step={0.5} className={styles["rings"]} />
        <p className={styles["question"]}>
          <Trans>Can’t find the voice you’re looking for?</Trans>
        </p>
        <Button onClick={() => open({ wish })}>
          <Trans comment="Button: opens the voice request">Request a voice</Trans>
        </Button>
      </div>
    )}
  </VoiceRequest>
);
