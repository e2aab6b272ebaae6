import { useLingui } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { hueOf } from "#src/voice/hue.ts";
import { playlistOfAll } from "#src/voice/player/engine/playlist.ts";
import { VoicePlayer } from "#src/voice/player/VoicePlayer.tsx";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { voicesByIdQuery } from "#src/voice/voices-by-id.ts";
import { voiceLine } from "#src/voice/words.ts";
import styles from "./Suggested.module.css";

/** The voices that were chosen, to hear them: one alone is called by its name above. Those that are not shown today are missing. */
export function ChosenVoices({ voiceIds }: { voiceIds: readonly string[] }) {
  useLingui();
  const { data = [] } = useQuery(voicesByIdQuery(voiceIds));
  return (
    <ul className={styles["voices"]}>
      {data.map((voice) => {
        const { voiceId, voiceArtistName: name } = voice;
        return (
          <li key={voiceId}>
            <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} size={48} />
            <span className={styles["who"]}>
              {data.length > 1 && <strong>{name}</strong>}
              <span className={styles["by"]}>{voiceLine(voice)}</span>
            </span>
            <div className={styles["player"]}>
              <VoicePlayer voice={voice} playlist={playlistOfAll(data)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
