import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import CircleDot from "lucide-react/icons/circle-dot";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import { formatClock, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import styles from "./ArtistHistory.module.css";
import { ChangeLine } from "./ChangeLine.tsx";
import { useActorName, useEntryTitle } from "./entry-words.ts";

interface HistoryRowProps {
  entry: ArtistHistoryEntry;
  /** Whether it is the newest, whose state is the present one. */
  isPresent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** An entry of an artist's history: when, what, who, and the values before and after. */
export function HistoryRow({ entry, isPresent, isChosen, onChoose }: HistoryRowProps) {
  const { t } = useLingui();
  const { id, at, changes, canBeRestored } = entry;
  const titleOf = useEntryTitle();
  const actorOf = useActorName();
  const locale = currentLocale();
  const moment = formatMoment(at, locale);
  return (
    <li className={clsx(styles["entry"], isChosen && styles["chosen"])}>
      <time className={styles["time"]} dateTime={at} title={moment}>
        {formatClock(at, locale)}
      </time>
      <div className={styles["what"]}>
        <h4 className={styles["title"]}>{titleOf(entry)}</h4>
        <p className={styles["who"]}>{actorOf(entry)}</p>
        {changes.length > 0 && (
          <dl className={styles["changes"]}>
            {changes.map((change, place) => (
              <ChangeLine key={place} {...change} />
            ))}
          </dl>
        )}
      </div>
      {isPresent && (
        <StateTag look="primary" icon={<CircleDot size={14} aria-hidden="true" />}>
          <Trans comment="Tag of the newest entry of a history">Current state</Trans>
        </StateTag>
      )}
      {!isPresent && canBeRestored && (
        <Button
          id={`history-${id}`}
          size="small"
          className={isChosen ? styles["pressed"] : undefined}
          icon={isChosen ? <Check size={16} /> : <RotateCcw size={16} />}
          aria-label={
            isChosen
              ? t({
                  message: `Chosen: ${moment}`,
                  comment: "Button of an entry of a history; moment is date and time",
                })
              : t({
                  message: `Restore this state: ${moment}`,
                  comment: "Button of an entry of a history; moment is date and time",
                })
          }
          onClick={onChoose}
        >
          {isChosen ? (
            <Trans comment="Of an entry of a history: it is chosen">Chosen</Trans>
          ) : (
            <Trans comment="Button: shows what going back to this entry’s state would do">
              Restore this state
            </Trans>
          )}
        </Button>
      )}
    </li>
  );
}
