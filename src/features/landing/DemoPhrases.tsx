import { useEffect, useEffectEvent, useRef } from "react";
import { DemoPhrase } from "./DemoPhrase.tsx";
import { demoPhrases } from "./demo-phrases.ts";
import styles from "./DemoPhrases.module.css";
import { paintBars } from "./paint-bars.ts";
import { useClips } from "./use-clips.ts";

const phrases = () => Promise.resolve(demoPhrases);

/** The three sample phrases. They are spoken one after another as soon as the demo is shown. */
export function DemoPhrases() {
  const bars = useRef<SVGGElement>(null);
  const { chosen, status, word, play, stop } = useClips(phrases, (fraction) =>
    paintBars(bars.current, fraction),
  );
  const begin = useEffectEvent(() => void play(0, true));
  useEffect(() => begin(), []);
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
