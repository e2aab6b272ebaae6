import { useEffect, useEffectEvent, useRef } from "react";
import { paintPlayed } from "#src/features/landing/clips/ClipWaveform.tsx";
import { useClips } from "#src/features/landing/clips/use-clips.ts";
import { DemoPhrase } from "./DemoPhrase.tsx";
import { demoPhrases } from "./demo-phrases.ts";
import styles from "./DemoPhrases.module.css";

/** The three sample phrases, played one after another on mount. */
export function DemoPhrases() {
  const bars = useRef<SVGGElement>(null);
  const { chosen, status, word, play, stop } = useClips(demoPhrases, (fraction) =>
    paintPlayed(bars.current, fraction),
  );
  const playAll = useEffectEvent(() => void play(0, true));
  useEffect(() => playAll(), []);
  return (
    <ol className={styles["phrases"]}>
      {demoPhrases.map((clip, index) => {
        const isPlaying = index === chosen && status === "playing";
        return (
          <DemoPhrase
            key={clip.src}
            clip={clip}
            word={isPlaying ? word : -1}
            isPlaying={isPlaying}
            hasFailed={index === chosen && status === "failed"}
            bars={bars}
            onPress={() => (isPlaying ? stop() : void play(index))}
          />
        );
      })}
    </ol>
  );
}
