import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { heardLine } from "#src/voice/heard-line.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./PickVoices.module.css";

const { least, most } = limits.compared;

interface PickVoicesProps {
  voices: readonly Voice[];
  onPick: (voiceIds: string[]) => void;
}

/** More voices than can be compared: two to six of them are picked first. */
export function PickVoices({ voices, onPick }: PickVoicesProps) {
  useLingui();
  const hint = useId();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const n = picked.length;
  const pick = (voiceId: string, isPicked: boolean) =>
    setPicked(isPicked ? [...picked, voiceId] : picked.filter((id) => id !== voiceId));
  return (
    <div className={styles["pick"]}>
      <p id={hint}>
        <Trans>Up to six voices are compared at a time. Select two to six of these.</Trans>
      </p>
      <ul className={styles["list"]}>
        {voices.map((voice) => {
          const isPicked = picked.includes(voice.voiceId);
          return (
            <li key={voice.voiceId}>
              <Checkbox
                className={styles["voice"]}
                checked={isPicked}
                disabled={!isPicked && n >= most}
                onChange={({ currentTarget }) => pick(voice.voiceId, currentTarget.checked)}
              >
                <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} size={36} />
                <span className={styles["who"]}>
                  <span className={styles["name"]}>{voice.voiceArtistName}</span>
                  <span className={styles["line"]}>{voiceLine(voice)}</span>
                  <span className={styles["line"]}>{heardLine(voice)}</span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <div className={styles["foot"]}>
        <Spoken as="p" only="changes">
          <Plural
            comment="Bar of the selection; n is a whole number"
            value={n}
            one="# voice selected"
            other="# voices selected"
          />
        </Spoken>
        <Button
          look="primary"
          aria-disabled={n < least}
          aria-describedby={hint}
          onClick={() => n >= least && onPick([...picked])}
        >
          <Trans context="button" comment="Button: opens the comparison of the selected voices">
            Compare
          </Trans>
        </Button>
      </div>
    </div>
  );
}
