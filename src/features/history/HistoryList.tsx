import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useState } from "react";
import type { HistoryEntry } from "#contract/history.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { byDay } from "#src/lib/i18n/by-day.ts";
import { formatClock, formatDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { cardClass, cardsClass, Table, wideCellClass, wordsCellClass } from "#src/ui/table/Table.tsx";

import { EntryAction, EntryActor, EntryDetails, EntryDevice } from "./EntryParts.tsx";
import styles from "./HistoryList.module.css";

interface HistoryListProps {
  entries: HistoryEntry[];
  /** Shown dimmed while newer ones are on their way. */
  isBusy: boolean;
}

const Time = ({ entry: { at } }: { entry: HistoryEntry }) => (
  <time dateTime={at}>{formatClock(at, currentLocale())}</time>
);

/** The entries by day: a table, under 700 px cards. */
export function HistoryList({ entries, isBusy }: HistoryListProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const isSmall = useSmallScreen();
  const days = byDay(entries).map((day) => ({ ...day, name: formatDay(day.at, now, currentLocale()) }));
  if (entries.length === 0)
    return <EmptyPanel title={<Trans>Nothing in the history matches these filters</Trans>} />;
  if (isSmall)
    return (
      <div className={styles["days"]} aria-busy={isBusy}>
        {days.map((day) => (
          <section key={day.name} aria-label={day.name}>
            <h2 className={styles["dayTitle"]}>{day.name}</h2>
            <ul className={cardsClass}>
              {day.entries.map((entry) => (
                <li key={entry.id} className={cardClass}>
                  <EntryAction entry={entry} />
                  <p className={styles["details"]}>
                    <EntryDetails entry={entry} />
                  </p>
                  <div className={styles["foot"]}>
                    <EntryActor entry={entry} />
                    <Time entry={entry} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  return (
    <Table
      isBusy={isBusy}
      aria-label={t({ message: "History", comment: "Link of the second row, and heading" })}
      head={
        <>
          <th scope="col">
            <Trans comment="Head of a column: the time of day">Time</Trans>
          </th>
          <th scope="col">
            <Trans>Who</Trans>
          </th>
          <th scope="col">
            <Trans comment="Head of a column: what happened">What</Trans>
          </th>
          <th scope="col">
            <Trans comment="Head of a column: to whom or what it was done">Details</Trans>
          </th>
          <th scope="col" className={wideCellClass}>
            <Trans comment="Head of a column: kind of device and browser">Device</Trans>
          </th>
        </>
      }
    >
      {days.map((day) => (
        <tbody key={day.name}>
          <tr className={styles["day"]}>
            <th scope="rowgroup" colSpan={5}>
              {day.name}
            </th>
          </tr>
          {day.entries.map((entry) => (
            <tr key={entry.id} className={styles["row"]}>
              <td className={styles["time"]}>
                <Time entry={entry} />
              </td>
              <td className={wordsCellClass}>
                <EntryActor entry={entry} />
              </td>
              <td>
                <EntryAction entry={entry} />
              </td>
              <td className={clsx(wordsCellClass, styles["details"])}>
                <EntryDetails entry={entry} />
              </td>
              <td className={clsx(wideCellClass, styles["device"])}>
                <EntryDevice entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
