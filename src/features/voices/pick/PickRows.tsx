import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { Voice } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { playlistOf } from "#src/features/voices/library/playlist.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { VoiceTags } from "#src/voice/card/VoiceTags.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { VoicePlayer } from "#src/voice/player/VoicePlayer.tsx";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { voiceLine } from "#src/voice/words.ts";
import styles from "./PickFromLibrary.module.css";

export interface Picking {
  picked: ReadonlySet<string>;
  /** No other voice can be picked. */
  isFull: boolean;
  onToggle: (voice: Voice) => void;
}

interface PickRowsProps extends Picking {
  query: LibraryQuery;
  isLast: boolean;
  onMore: () => void;
}

/** One page of results, each voice with a box to tick; below the last one, the way to more. */
export function PickRows({ query, isLast, onMore, picked, isFull, onToggle }: PickRowsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...voicesQuery(query), placeholderData: keepPreviousData });
  if (!data) return <ListState error={error} onRetry={() => void refetch()} />;
  const playlist = playlistOf(queryClient, query, data);
  return (
    <>
      <ul className={styles["rows"]}>
        {data.content.map((voice) => {
          const { voiceId, voiceArtistName: name } = voice;
          const isPicked = picked.has(voiceId);
          return (
            <li key={voiceId} className={clsx(styles["row"], isPicked && styles["picked"])}>
              <Checkbox
                className={styles["who"]}
                checked={isPicked}
                disabled={!isPicked && isFull}
                aria-label={t({
                  message: `Select: ${name}`,
                  comment: "Name of a checkbox for screen readers; name is an artist",
                })}
                onChange={() => onToggle(voice)}
              >
                <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} size={48} />
                <span>
                  <span className={styles["name"]}>{name}</span>
                  <span className={styles["line"]}>{voiceLine(voice)}</span>
                </span>
              </Checkbox>
              <div className={styles["tags"]}>
                <VoiceTags voice={voice} />
              </div>
              <div className={styles["player"]}>
                <VoicePlayer voice={voice} playlist={playlist} />
              </div>
            </li>
          );
        })}
      </ul>
      {isLast && query.page + 1 < data.totalPages && (
        <div className={styles["more"]}>
          <Button look="quiet" wide icon={<ChevronDown size={18} aria-hidden="true" />} onClick={onMore}>
            <Trans comment="Button: shows further voices below">Show more voices</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
