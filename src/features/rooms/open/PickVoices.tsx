import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./PickVoices.module.css";

const { least, most } = roomLimits.voices;

interface PickVoicesProps {
  voices: readonly Voice[];
  onPick: (voices: Voice[]) => void;
  onCancel: () => void;
}

/** More voices than a room holds: those for it are picked first. */
export function PickVoices({ voices, onPick, onCancel }: PickVoicesProps) {
  useLingui();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const n = picked.length;
  const toggle = (voiceId: string, isPicked: boolean) =>
    setPicked(isPicked ? [...picked, voiceId] : picked.filter((id) => id !== voiceId));
  return (
    <>
      <DialogBody className={styles["body"]}>
        <p>
          <Trans comment="Above the voices of a list; both are whole numbers">
            A room has {least} to {most} voices. Select the ones guests will hear.
          </Trans>
        </p>
        <ul className={styles["voices"]}>
          {voices.map(({ voiceId, voiceArtistName: name, voiceColorNames }) => {
            const isPicked = picked.includes(voiceId);
            return (
              <li key={voiceId}>
                <Checkbox
                  className={styles["voice"]}
                  checked={isPicked}
                  disabled={!isPicked && n >= most}
                  onChange={({ currentTarget }) => toggle(voiceId, currentTarget.checked)}
                >
                  <Voiceprint name={name} hue={hueOf(voiceColorNames)} size={32} />
                  <span className={styles["name"]}>{name}</span>
                </Checkbox>
              </li>
            );
          })}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Spoken as="p" className={styles["count"]} only="changes">
          <Plural
            comment="Bar of the selection; n is a whole number"
            value={n}
            one="# voice selected"
            other="# voices selected"
          />
        </Spoken>
        <Button onClick={onCancel}>
          <Trans comment="Button: closes a form without sending it">Cancel</Trans>
        </Button>
        <Button
          look="primary"
          aria-disabled={n < least}
          onClick={() => n >= least && onPick(voices.filter(({ voiceId }) => picked.includes(voiceId)))}
        >
          <Trans comment="Button: goes on to the next step of a form">Continue</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}
