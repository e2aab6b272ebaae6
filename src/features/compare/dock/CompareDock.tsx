import type { ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { switchTo, toggle } from "#src/voice/switching/commands.ts";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import { PlayButton } from "#src/voice/switching/PlayButton.tsx";
import { isMute, useSwitching } from "#src/voice/switching/store.ts";
import { SwitchKeys } from "#src/voice/switching/SwitchKeys.tsx";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { Dock } from "#src/ui/page/Dock.tsx";
import { VolumeSlider } from "#src/voice/player/VolumeSlider.tsx";
import styles from "./CompareDock.module.css";
import { DockVoice } from "./DockVoice.tsx";
import { LoopButton } from "./LoopButton.tsx";

const classes = { bar: styles["switch"], key: styles["choice"], ring: styles["ring"] };

const firstName = (name: string): string => name.split(" ")[0] ?? name;

interface CompareDockProps {
  voices: Voice[];
  /** The place of the voice that is chosen; -1 where none can be heard. */
  chosen: number;
  second: number;
  /** Shown on small screens only. */
  offer: ReactNode;
}

/** Play, place, the switch between voices, loop and volume, where the player's dock would be. */
export function CompareDock({ voices, chosen, second, offer }: CompareDockProps) {
  const { isPlaying, sounds } = useSwitching();
  const voice = voices[chosen];
  return (
    <Dock className={styles["dock"]}>
      {voice && <DockVoice voice={voice} number={chosen + 1} count={voices.length} />}
      <PlayButton
        name={voice?.voiceArtistName ?? ""}
        className={styles["play"]}
        isPlaying={isPlaying}
        isCurrent
        isDisabled={!voice}
        onPress={toggle}
      />
      <p className={styles["time"]}>
        {formatTime(second)}
        <span className={styles["total"]}> / {formatTime(currentSeconds())}</span>
      </p>
      <SwitchKeys
        classes={classes}
        keys={voices.map(({ voiceId: id, voiceArtistName: name }, place) => ({
          id,
          label: `${place + 1} ${name}`,
          isMute: isMute(sounds[id]),
          isLoading: sounds[id] === "loading",
          face: (
            <>
              <b>{place + 1}</b>
              <span className={styles["first"]}>{firstName(name)}</span>
            </>
          ),
        }))}
        onSwitch={switchTo}
      />
      <LoopButton />
      <VolumeSlider className={styles["volume"]} />
      {offer && <div className={styles["offer"]}>{offer}</div>}
    </Dock>
  );
}
