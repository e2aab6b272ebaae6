import { Trans } from "@lingui/react/macro";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { retry } from "#src/voice/switching/visit.ts";
import type { SoundState } from "#src/voice/switching/store.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Rows.module.css";

/** Why a voice is not heard here; one that could not be loaded can be tried again. */
export const MuteReason = ({ voiceId, sound }: { voiceId: string; sound: SoundState | undefined }) => (
  <div className={styles["reason"]}>
    {sound === "foreign" && (
      <p>
        <Trans>Sound from another server cannot be compared</Trans>
      </p>
    )}
    {sound === "long" && (
      <p>
        <Trans>Samples longer than 3 minutes are not compared</Trans>
      </p>
    )}
    {sound === "failed" && (
      <>
        <p role="alert">
          <Trans>Audio could not be loaded</Trans>
        </p>
        <Button
          size="small"
          look="quiet"
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => retry(voiceId)}
        >
          <Trans>Try again</Trans>
        </Button>
      </>
    )}
  </div>
);
