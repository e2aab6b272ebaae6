import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import type { GuestRoom } from "#contract/guest.ts";
import { VoteMark } from "#src/features/guest/rows/VoteMark.tsx";
import { voteWords } from "#src/voice/vote-words.ts";
import { canBeHeard } from "#src/features/guest/sound/can-be-heard.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { nameOf, shortNameOf } from "#src/features/guest/voice-name.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { isMute, useSwitching } from "#src/voice/switching/store.ts";
import styles from "./SwitchKeys.module.css";

/** How many voices have a key of the keyboard. */
const withKey = 6;

/** One radio button a voice; a mark says how it was voted, a ring that its sound is on its way. */
export function SwitchKeys({ room }: { room: GuestRoom }) {
  const { t } = useLingui();
  const id = useId();
  const { current, sounds } = useSwitching();
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    keys.current?.querySelector(":checked")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <div
      ref={keys}
      className={styles["keys"]}
      role="radiogroup"
      data-many={room.voices.length > withKey || undefined}
      aria-label={t({ message: "Voice that is heard", comment: "Name of a group of radio buttons" })}
    >
      {room.voices.map((voice, place) => {
        const { letter, vote } = voice;
        const name = nameOf(room, voice);
        return (
          <label key={letter} className={styles["key"]}>
            <input
              type="radio"
              name={id}
              className={styles["input"]}
              checked={letter === current}
              disabled={!canBeHeard(voice) || isMute(sounds[letter])}
              aria-label={vote ? `${name}, ${translate(voteWords[vote])}` : name}
              aria-keyshortcuts={place < withKey ? `${place + 1}` : undefined}
              onChange={() => withEngine(({ choose }) => choose(letter))}
            />
            <span className={room.isBlind ? undefined : styles["first"]}>{shortNameOf(room, voice)}</span>
            {vote && (
              <span className={styles["mark"]}>
                <VoteMark vote={vote} size={14} isGiven />
              </span>
            )}
            {letter === current && sounds[letter] === "loading" && (
              <span className={styles["ring"]}>
                <VisuallyHidden>
                  <Trans>Loading</Trans>
                </VisuallyHidden>
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
