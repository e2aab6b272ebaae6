import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Voice } from "#contract/voices.ts";
import { switchTo } from "#src/voice/switching/commands.ts";
import { isMute, useSwitching } from "#src/voice/switching/store.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./CompareDock.module.css";

const firstName = (name: string): string => name.split(" ")[0] ?? name;

/** One radio button a voice, with its number and first name; a ring while its sound is loading. */
export function VoiceSwitch({ voices }: { voices: readonly Voice[] }) {
  const { t } = useLingui();
  const id = useId();
  const { current, sounds } = useSwitching();
  return (
    <div
      className={styles["switch"]}
      role="radiogroup"
      aria-label={t({ message: "Voice that is heard", comment: "Name of a group of radio buttons" })}
    >
      {voices.map(({ voiceId, voiceArtistName: name }, place) => (
        <label key={voiceId} className={styles["choice"]}>
          <input
            type="radio"
            name={id}
            className={styles["input"]}
            checked={voiceId === current}
            disabled={isMute(sounds[voiceId])}
            aria-label={`${place + 1} ${name}`}
            aria-keyshortcuts={`${place + 1}`}
            onChange={() => switchTo(voiceId)}
          />
          <b>{place + 1}</b>
          <span className={styles["first"]}>{firstName(name)}</span>
          {sounds[voiceId] === "loading" && (
            <span className={styles["ring"]}>
              <VisuallyHidden>
                <Trans>Loading</Trans>
              </VisuallyHidden>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
