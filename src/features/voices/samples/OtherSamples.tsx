import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import type { Playlist } from "#src/features/voices/library/playlist.ts";
import { sameArtistQuery } from "#src/features/voices/queries.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { sampleLine } from "#src/voice/sample-line.ts";
import styles from "./OtherSamples.module.css";

export interface OtherSamplesProps {
  /** The sample whose card it is. */
  voice: Voice;
  player: (voice: Voice, playlist: Playlist) => ReactNode;
  like?: (voice: Voice) => ReactNode;
}

/** The other samples of a voice's artist, in the artist's order; next and previous move among all of them. */
export function OtherSamples({ voice, player, like }: OtherSamplesProps) {
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
      <p className={styles["note"]} role="status">
        <Trans>Loading</Trans>
      </p>
    );
  const playlist: Playlist = {
    voices: data,
    before: 0,
    total: data.length,
    nextPage: undefined,
    previousPage: undefined,
  };
  const others = data.filter(({ voiceId }) => voiceId !== voice.voiceId);
  return (
    <ul
      className={styles["samples"]}
      aria-label={t({
        message: `Other samples of ${artist}`,
        comment: "Name of a list on a card; artist is a name",
      })}
    >
      {others.map((sample) => (
        <li key={sample.voiceId} data-voice={sample.voiceId}>
          <div className={styles["head"]}>
            <h3 className={styles["title"]}>
              {sampleLine(sample) ||
                t({ message: "Untitled sample", comment: "In place of a sample’s title" })}
            </h3>
            {like?.(sample)}
          </div>
          {player(sample, playlist)}
        </li>
      ))}
    </ul>
  );
}
