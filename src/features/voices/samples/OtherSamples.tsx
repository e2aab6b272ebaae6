import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Voice } from "#contract/voices/voices.ts";
import { sameArtistQuery } from "#src/features/voices/queries.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LikeButton } from "#src/voice/likes/LikeButton.tsx";
import { playlistOfAll } from "#src/voice/player/engine/playlist.ts";
import { VoicePlayer } from "#src/voice/player/VoicePlayer.tsx";
import { joined, partsOf } from "#src/voice/sample-line.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import styles from "./OtherSamples.module.css";

/** The other samples of the artist of a voice, whose card it is, in the artist's order; next and previous move among all of them. */
export function OtherSamples({ voice }: { voice: Voice }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(sameArtistQuery(voice.voiceId));
  const artist = voice.voiceArtistName;
  if (error)
    return (
      <div className={styles["note"]} role="alert">
        {translate(sentenceOf(error, msg`Server responded with an error.`))}
        <Button size="small" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (!data)
    return (
      <LoadingWords className={styles["note"]}>
        <Trans>Loading</Trans>
      </LoadingWords>
    );
  const others = data.filter(({ voiceId }) => voiceId !== voice.voiceId);
  return (
    <ul
      className={styles["samples"]}
      aria-label={t({
        message: `Other samples of ${artist}`,
        comment: "Name of a list on a card; artist is a name",
      })}
    >
      {others.map((sample, place) => {
        const parts = partsOf(sample);
        const untitled = t({ message: "Untitled sample", comment: "In place of a sample’s title" });
        const name = [artist, parts.map(({ words }) => words).join(", ") || `${untitled} ${place + 1}`].join(
          ", ",
        );
        return (
          <li key={sample.voiceId} data-voice={sample.voiceId}>
            <div className={styles["head"]}>
              <h3 className={styles["title"]}>{joined(parts) ?? untitled}</h3>
              <LikeButton voice={sample} name={name} />
            </div>
            <VoicePlayer voice={sample} name={name} playlist={playlistOfAll(data)} />
          </li>
        );
      })}
    </ul>
  );
}
