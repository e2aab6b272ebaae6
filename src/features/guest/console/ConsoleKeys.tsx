import { useLingui } from "@lingui/react";
import type { GuestRoom } from "#contract/guest.ts";
import { VoteMark } from "#src/features/guest/rows/VoteMark.tsx";
import { canBeHeard } from "#src/features/guest/sound/can-be-heard.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { nameOf, shortNameOf } from "#src/features/guest/voice-name.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { isMute, useSwitching } from "#src/voice/switching/store.ts";
import { SwitchKeys } from "#src/voice/switching/SwitchKeys.tsx";
import { voteWords } from "#src/voice/vote-words.ts";
import styles from "./ConsoleKeys.module.css";

const classes = { bar: styles["bar"], key: styles["key"], ring: styles["ring"] };

/** Switches between a room's voices; a mark says how each was voted. */
export function ConsoleKeys({ room }: { room: GuestRoom }) {
  useLingui();
  const { current, sounds } = useSwitching();
  const keys = room.voices.map((voice) => {
    const { letter, vote } = voice;
    const name = nameOf(room, voice);
    return {
      id: letter,
      label: vote ? `${name}, ${translate(voteWords[vote])}` : name,
      isMute: !canBeHeard(voice) || isMute(sounds[letter]),
      isLoading: letter === current && sounds[letter] === "loading",
      face: (
        <>
          <span className={room.isBlind ? undefined : styles["first"]}>{shortNameOf(room, voice)}</span>
          {vote && (
            <span className={styles["mark"]}>
              <VoteMark vote={vote} size={14} isGiven />
            </span>
          )}
        </>
      ),
    };
  });
  return (
    <SwitchKeys
      classes={classes}
      keys={keys}
      onSwitch={(letter) => withEngine(({ choose }) => choose(letter))}
    />
  );
}
