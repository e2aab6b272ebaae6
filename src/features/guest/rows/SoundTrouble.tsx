import { Trans } from "@lingui/react/macro";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { useSwitching } from "#src/voice/switching/store.ts";
import styles from "./VoiceRow.module.css";

/** A sound that could not be loaded, which can be tried again. */
export function SoundTrouble({ letter }: { letter: string }): ReactNode {
  const sound = useSwitching(({ sounds }) => sounds[letter]);
  if (sound !== "failed" && sound !== "long") return null;
  return (
    <div className={styles["trouble"]}>
      <p role="alert">
        <Trans>Audio could not be loaded</Trans>
      </p>
      <Button
        size="small"
        look="quiet"
        icon={<RotateCcw size={16} aria-hidden="true" />}
        onClick={() => withEngine(({ retry }) => retry(letter))}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
