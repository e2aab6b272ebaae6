import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, type CSSProperties, type ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { Segments } from "#src/ui/form/choice/Segments.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { useLike } from "#src/voice/likes/likes.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { setLevelMatched, useLevelMatching } from "#src/voice/level-matching.ts";
import { CompareDock } from "./dock/CompareDock.tsx";
import { skip, switchTo, toggle, toggleLoopByKey } from "#src/voice/switching/commands.ts";
import { setVolume } from "#src/voice/switching/output.ts";
import { beginVisit, endVisit, listenTo } from "#src/voice/switching/visit.ts";
import { KeyHints } from "./KeyHints.tsx";
import { listenForKeys } from "#src/voice/switching/keys.ts";
import { CompareRow } from "./rows/CompareRow.tsx";
import styles from "./rows/Rows.module.css";
import { Ruler } from "./rows/Ruler.tsx";
import { followHeard } from "#src/voice/plays/follow-heard.ts";
import { useCountPlays } from "#src/voice/plays/use-count-plays.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { usePlaceLine } from "#src/voice/switching/use-place-line.ts";

export interface ComparisonProps {
  /** What can be done with all voices. */
  offer?: ((voices: Voice[]) => ReactNode) | undefined;
  /** Two to six. */
  voices: Voice[];
  onRemove: (voice: Voice) => void;
}

/** Counts the voice that is switched to. */
const countPlays = () =>
  followHeard(useSwitching, ({ current, isPlaying, sounds }) =>
    current === undefined
      ? undefined
      : { voiceId: current, isSounding: isPlaying && sounds[current] === "ready" },
  );

/** The rows with their ruler, the dock, and the sound behind them. */
export function Comparison({ voices, offer, onRemove }: ComparisonProps) {
  const { t } = useLingui();
  const isMatched = useLevelMatching((level) => level.isMatched);
  const { current, part, isLooping } = useSwitching();
  const { board, second } = usePlaceLine();
  const [said, setSaid] = useState("");
  useCountPlays(countPlays);
  const volume = usePlayer((player) => player.volume);
  const chosen = voices.findIndex(({ voiceId }) => voiceId === current);
  const { press: pressLike } = useLike(voices[chosen]);

  useEffect(() => {
    listenTo(voices);
  }, [voices]);
  useEffect(beginVisit, []);
  useEffect(() => {
    return onSessionEnd(endVisit);
  }, []);
  useEffect(() => {
    setVolume(volume);
  }, [volume]);

  const switchToPlace = useEffectEvent((place: number) => {
    const voice = voices[place];
    switchTo(voice?.voiceId);
    if (voice && useSwitching.getState().current === voice.voiceId) setSaid(voice.voiceArtistName);
  });
  const likeChosen = useEffectEvent(() => pressLike?.());
  useEffect(() => {
    const unlisten = listenForKeys({
      toggle,
      skip,
      letters: { r: toggleLoopByKey, l: () => likeChosen() },
      switchTo: (place) => switchToPlace(place),
    });
    return unlisten;
  }, []);

  const range = { "--from": `${part.from * 100}%`, "--to": `${part.to * 100}%` } as CSSProperties;
  return (
    <>
      <div className={styles["settings"]}>
        <Segments
          label={
            <VisuallyHidden>
              <Trans comment="Name of a switch: how loud samples are played">Level</Trans>
            </VisuallyHidden>
          }
          value={isMatched ? "matched" : "recorded"}
          options={[
            {
              value: "matched",
              words: t({ message: "Matched level", comment: "Choice: samples are equally loud" }),
            },
            {
              value: "recorded",
              words: t({ message: "As recorded", comment: "Choice: samples are as loud as they are" }),
            },
          ]}
          onSelect={(value) => setLevelMatched(value === "matched")}
        />
        <KeyHints voices={voices.length} />
      </div>
      <Status>{said}</Status>
      <div ref={board} className={styles["board"]} style={range} data-looping={isLooping || undefined}>
        <Ruler />
        <ul className={styles["rows"]}>
          {voices.map((voice, place) => (
            <CompareRow
              key={voice.voiceId}
              voice={voice}
              number={place + 1}
              second={second}
              onRemove={() => onRemove(voice)}
            />
          ))}
        </ul>
      </div>
      <CompareDock voices={voices} chosen={chosen} second={second} offer={offer?.(voices)} />
    </>
  );
}
