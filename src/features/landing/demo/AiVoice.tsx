import { Trans } from "@lingui/react/macro";
import Sparkles from "lucide-react/icons/sparkles";
import { useId, useImperativeHandle, useRef, type Ref } from "react";
import { paintPlayed } from "#src/features/landing/clips/ClipWaveform.tsx";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import { useClips } from "#src/features/landing/clips/use-clips.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./AiVoice.module.css";
import { DemoPhrase } from "./DemoPhrase.tsx";
import { demoPhrases } from "./demo-phrases.ts";

export interface AiVoiceHandle {
  /** Brings the section into view and plays its phrases. */
  open(): void;
}

/** Synthetic voices: a description, and a demo of three phrases. */
export function AiVoice({ ref }: { ref: Ref<AiVoiceHandle> }) {
  const heading = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const bars = useRef<SVGGElement>(null);
  const { chosen, status, word, play, stop } = useClips(demoPhrases, (fraction) =>
    paintPlayed(bars.current, fraction),
  );
  const isPlaying = status === "playing";
  const playAll = () => void play(0, true);
  useImperativeHandle(ref, () => ({
    open() {
      playAll();
      toggle.current?.focus({ preventScroll: true });
      toggle.current?.closest("section")?.scrollIntoView({ behavior: "smooth", block: "center" });
    },
  }));
  return (
    <section id="ai-voice" className={styles["section"]} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles["title"]}>
          <Trans>AI voice solutions</Trans>
        </h2>
        <p className={styles["lead"]}>
          <Trans>
            Fast production with synthetic voices for scripts that change often, phone menus and long content.
            When you want a human performance, we record the final version in the studio.
          </Trans>
        </p>
        <Button
          look="primary"
          size="large"
          ref={toggle}
          className={styles["toggle"]}
          icon={<PlaybackIcon name={isPlaying ? "stop" : "play"} size="1.125rem" />}
          onClick={isPlaying ? stop : playAll}
        >
          {isPlaying ? (
            <Trans comment="Button: stops the demo of synthetic voices">Stop demo</Trans>
          ) : (
            <Trans comment="Button: starts the demo of synthetic voices">Show demo</Trans>
          )}
        </Button>
      </div>
      <div className={styles["demo"]}>
        <h3 className={styles["name"]}>
          <Trans>AI voice-over demo</Trans>
        </h3>
        <ol className={styles["phrases"]}>
          {demoPhrases.map((clip, index) => {
            const isHeard = index === chosen && isPlaying;
            return (
              <DemoPhrase
                key={clip.src}
                clip={clip}
                word={isHeard ? word : -1}
                isPlaying={isHeard}
                hasFailed={index === chosen && status === "failed"}
                bars={bars}
                onPress={() => (isHeard ? stop() : void play(index))}
              />
            );
          })}
        </ol>
        <p className={styles["label"]}>
          <Sparkles size={16} aria-hidden="true" />
          <Trans>Synthetic voice, for demonstration</Trans>
        </p>
      </div>
    </section>
  );
}
