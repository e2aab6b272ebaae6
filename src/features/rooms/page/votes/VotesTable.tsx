import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import { clsx } from "clsx";
import { useRef } from "react";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { tableClass } from "#src/ui/table/Table.tsx";
import { TableScroller } from "#src/ui/table/TableScroller.tsx";
import { FirstLine } from "./FirstLine.tsx";
import { formatPoints } from "./format-points.ts";
import { OpinionWord } from "./words/OpinionWord.tsx";
import { VoiceWho } from "./VoiceWho.tsx";
import { VoteMark } from "./marks/VoteMark.tsx";
import type { VotesProps } from "./votes.ts";
import styles from "./VotesTable.module.css";

/** Whether opinions stand under names, for want of a column. */
const useNarrowScreen = mediaQueryHook("(width < 1200px)");

/** Voices × guests; wider than its panel it scrolls between the fixed columns of voices, points and opinions. */
export function VotesTable({ room, guests, first }: VotesProps) {
  const { t } = useLingui();
  const isNarrow = useNarrowScreen();
  const body = useRef<HTMLTableSectionElement>(null);
  const name = t({ message: "Votes", comment: "Heading and name of a table: guests’ votes on voices" });
  return (
    <div className={styles["frame"]}>
      <TableScroller label={name} hasPlayerKeys>
        <table className={clsx(tableClass, styles["table"])} aria-label={name}>
          <thead>
            <tr>
              <th scope="col" className={styles["voice"]}>
                <Trans comment="Head of a column: voices">Voice</Trans>
              </th>
              {guests.map(({ guestId, name: guest }) => (
                <th key={guestId} scope="col" className={styles["guest"]}>
                  {guest}
                </th>
              ))}
              <th scope="col" className={styles["points"]} aria-sort="descending">
                <Trans comment="Head of a column of numbers">Points</Trans>
                <ArrowDown size={14} aria-hidden="true" />
              </th>
              {!isNarrow && (
                <th scope="col" className={styles["opinion"]}>
                  <Trans comment="Head of a column: what guests think">Opinions</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {room.voices.map((entry, index) => (
              <tr key={entry.place}>
                <th scope="row" className={styles["voice"]}>
                  <VoiceWho room={room} entry={entry} rank={index + 1}>
                    {isNarrow && (
                      <span className={styles["under"]}>
                        <OpinionWord voice={entry} />
                      </span>
                    )}
                  </VoiceWho>
                </th>
                {guests.map(({ at, guestId, name: guest }) => (
                  <td key={guestId}>
                    <VoteMark guest={guest} cast={entry.votes.find((cast) => cast.guest === at)} />
                  </td>
                ))}
                <td className={clsx(styles["points"], styles["sum"])}>
                  {formatPoints(entry.points, currentLocale())}
                </td>
                {!isNarrow && (
                  <td className={styles["opinion"]}>
                    <OpinionWord voice={entry} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <FirstLine body={body} first={first} />
    </div>
  );
}
