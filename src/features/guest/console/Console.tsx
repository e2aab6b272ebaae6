import { Trans } from "@lingui/react/macro";
import Repeat from "lucide-react/icons/repeat";
import type { ReactNode } from "react";
import type { GuestRoom } from "#contract/guest.ts";
import { PlayButton } from "#src/voice/switching/PlayButton.tsx";
import { RowWave } from "#src/features/guest/rows/RowWave.tsx";
import { canBeHeard } from "#src/features/guest/sound/can-be-heard.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { useLength } from "#src/features/guest/sound/use-place.ts";
import { nameOf } from "#src/features/guest/voice-name.ts";
import { useLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { Dock } from "#src/ui/page/Dock.tsx";
import { useSwitching } from "#src/voice/switching/store.ts";
import styles from "./Console.module.css";
import { ConsoleKeys } from "./ConsoleKeys.tsx";

interface ConsoleProps {
  room: GuestRoom;
  second: number;
  isSmall: boolean;
  /** What stands above it. */
  children?: ReactNode;
}

/** Play, place, the switch between voices and the loop, under the thumb. */
export function Console({ room, second, isSmall, children }: ConsoleProps) {
  const { current, isPlaying, isLooping, part } = useSwitching();
  const areLettersOn = useLetterKeys((state) => state.areOn);
  const voice = room.voices.find(({ letter }) => letter === current);
  const seconds = useLength(voice ?? { letter: "", seconds: 0 });
  const heard = Math.min(6, room.voices.filter(canBeHeard).length);
  return (
    <Dock placeClassName={styles["place"]} above={children} className={styles["console"]}>
      <div className={styles["player"]}>
        <PlayButton
          name={voice ? nameOf(room, voice) : ""}
          className={styles["play"]}
          isPlaying={isPlaying}
          isCurrent
          onPress={() => voice && withEngine(({ pressPlay }) => pressPlay(voice.letter))}
        />
        {!isSmall && <span className={styles["time"]}>{formatTime(second)}</span>}
        <div className={styles["wave"]}>
          {voice && <RowWave voice={voice} isCurrent second={second} height={isSmall ? 40 : 44} />}
        </div>
        <span className={styles["time"]}>{formatTime(isSmall ? second : seconds)}</span>
      </div>
      <button
        type="button"
        className={buttonClass({ look: "quiet" }, styles["loop"])}
        aria-pressed={isLooping}
        aria-keyshortcuts="R"
        onClick={() => withEngine(({ toggleLoop }) => toggleLoop())}
      >
        <Repeat size={20} aria-hidden="true" />
        <span className={styles["word"]}>
          <Trans comment="Button: repeats a part of the samples">Loop a part</Trans>
        </span>
        {isLooping && (
          <span className={styles["part"]}>
            {formatTime(part.from * seconds)}–{formatTime(part.to * seconds)}
          </span>
        )}
      </button>
      <div className={styles["keys"]}>
        <ConsoleKeys room={room} />
      </div>
      {areLettersOn && heard > 1 && (
        <p className={styles["hint"]}>
          <kbd className={styles["kbd"]}>1</kbd>–<kbd className={styles["kbd"]}>{heard}</kbd>{" "}
          <Trans comment="What the keys 1 to 6 do in a room: another voice, at the same place">
            switch voice, same moment
          </Trans>
        </p>
      )}
    </Dock>
  );
}
