import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import type { Sample } from "#contract/samples.ts";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import { artistHistoryQuery } from "#src/features/voice-artists/queries.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { byDay } from "#src/lib/i18n/by-day.ts";
import { formatDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import styles from "./ArtistHistory.module.css";
import { HistoryRow } from "./HistoryRow.tsx";
import { RestorePanel } from "./RestorePanel.tsx";
import { SampleTitles, titlesOf } from "./sample-titles.ts";
import { wayBackTo } from "./way-back.ts";

/** Pages move when something is written meanwhile; each entry stands once. */
const onlyOnce = (entries: readonly ArtistHistoryEntry[]) => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

interface ArtistHistoryProps {
  /** Of the history, which a link leads to. */
  id: string;
  artistId: string;
  /** Of the artist as it was read last. */
  etag: string | null;
  /** The samples that are there, for their titles. */
  samples: readonly Pick<Sample, "voiceId" | "title">[];
}

/** Who changed what of an artist and when; an earlier state can be had again. */
export function ArtistHistory({ id, artistId, etag, samples }: ArtistHistoryProps) {
  useLingui();
  const headingId = useId();
  const [now] = useState(() => new Date());
  const [chosenId, setChosenId] = useState<string>();
  const [isRestored, setRestored] = useState(false);
  const history = useInfiniteQuery(artistHistoryQuery(artistId));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = history;
  const entries = onlyOnce(data?.pages.flatMap(({ content }) => content) ?? []);
  // By its name: a day begins with another entry once something is written, and its rows stay.
  const days = byDay(entries).map((day) => ({ ...day, name: formatDay(day.at, now, currentLocale()) }));
  const chosen = entries.find((entry) => entry.id === chosenId);
  /** The focus goes back to what opened the panel. */
  const close = () => {
    setChosenId(undefined);
    document.getElementById(`history-${chosenId}`)?.focus();
  };
  return (
    <SampleTitles value={titlesOf(samples, entries)}>
      <div className={styles["history"]}>
        <section id={id} className={styles["panel"]} aria-labelledby={headingId} tabIndex={-1}>
          <h2 id={headingId}>
            <Trans comment="Link of the second row, and heading">History</Trans>
          </h2>
          <p className={styles["lead"]}>
            <Trans>
              Each entry shows who changed what and when. Going back to a state is recorded too; no entry is
              deleted.
            </Trans>
          </p>
          {isRestored && (
            <Notice kind="success">
              <Trans>The earlier state was restored.</Trans>
            </Notice>
          )}
          {!data && !error && (
            <LoadingWords>
              <Trans>Loading</Trans>
            </LoadingWords>
          )}
          {error && (
            <ErrorPanel onRetry={() => void refetch()}>
              {translate(sentenceOf(error, msg`Server responded with an error.`))}
            </ErrorPanel>
          )}
          {data && entries.length === 0 && (
            <p>
              <Trans comment="Under the heading of an artist’s history">Nothing has been changed yet.</Trans>
            </p>
          )}
          {days.map((day) => (
            <div key={day.name}>
              <h3 className={styles["date"]}>{day.name}</h3>
              <ol>
                {day.entries.map((entry) => (
                  <HistoryRow
                    key={entry.id}
                    entry={entry}
                    isPresent={entry === entries[0]}
                    isChosen={entry === chosen}
                    onChoose={() => {
                      setRestored(false);
                      setChosenId(entry === chosen ? undefined : entry.id);
                    }}
                  />
                ))}
              </ol>
            </div>
          ))}
          {hasNextPage && (
            <Button
              look="quiet"
              className={styles["more"]}
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              <Trans comment="Button under a history">Show older entries</Trans>
              <ChevronDown size={18} aria-hidden="true" />
            </Button>
          )}
        </section>
        {chosen && (
          <RestorePanel
            key={chosen.id}
            artistId={artistId}
            etag={etag}
            entry={chosen}
            steps={wayBackTo(entries, chosen.id)}
            onRestored={() => {
              close();
              setRestored(true);
            }}
            onCancel={close}
          />
        )}
      </div>
    </SampleTitles>
  );
}
