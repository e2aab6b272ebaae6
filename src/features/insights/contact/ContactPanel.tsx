import { Plural, Trans, useLingui } from "@lingui/react/macro";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import type { InsightPeriod } from "#contract/constants/values/insights.ts";
import type { FirstContact } from "#contract/insights.ts";
import { ChartPanel } from "#src/features/insights/chart/ChartPanel.tsx";
import { ChartTable } from "#src/features/insights/chart/ChartTable.tsx";
import { countWords, dayWords, durationWords } from "#src/features/insights/format.ts";
import { ContactLine } from "./ContactLine.tsx";
import styles from "./ContactPanel.module.css";

interface ContactPanelProps {
  contact: FirstContact;
  days: InsightPeriod;
  /** Today. */
  until: string;
}

/** How long visitors waited until an owner first answered, against as many days before. */
function Comparison({ minutes, before, days }: { minutes: number; before: number; days: number }) {
  const difference = durationWords(Math.abs(minutes - before));
  const isLess = minutes < before;
  const Icon = isLess ? TrendingDown : TrendingUp;
  return (
    <p className={isLess ? styles["less"] : styles["more"]}>
      <Icon size={16} aria-hidden="true" />
      {isLess ? (
        <Trans comment="difference is a duration such as 1 h 30 min; days is a whole number">
          {difference} less than in the {days} days before
        </Trans>
      ) : (
        <Trans comment="difference is a duration such as 1 h 30 min; days is a whole number">
          {difference} more than in the {days} days before
        </Trans>
      )}
    </p>
  );
}

/** The median of the time to the first contact, by week. */
export function ContactPanel({ contact, days, until }: ContactPanelProps) {
  const { t } = useLingui();
  const { minutes, before, contacted, requests, weeks } = contact;
  const title = t`Time to first answer`;
  const known = weeks.flatMap((week) =>
    week.minutes === null ? [] : [{ from: week.from, minutes: week.minutes }],
  );
  return (
    <ChartPanel
      title={title}
      chart="first-contact"
      days={days}
      isEmpty={minutes === null}
      table={
        <ChartTable
          label={title}
          head={[
            <Trans key="week" comment="Head of a column: the first day of a week">
              Week from
            </Trans>,
            <Trans key="count" comment="Head of a column: how many requests were answered">
              Answered
            </Trans>,
            <Trans key="median" comment="Head of a column: the middle one of all durations">
              Median
            </Trans>,
          ]}
          rows={weeks.map((week) => ({
            key: week.from,
            cells: [
              dayWords(week.from, until),
              countWords(week.contacted),
              week.minutes === null ? "–" : durationWords(week.minutes),
            ],
          }))}
        />
      }
    >
      <div>
        <p className={styles["median"]}>
          <strong>{durationWords(minutes ?? 0)}</strong>
          <Trans comment="Behind a duration: it is the middle one of all">median</Trans>
        </p>
        {minutes !== null && before !== null && minutes !== before && (
          <Comparison minutes={minutes} before={before} days={days} />
        )}
      </div>
      {known.length > 1 && <ContactLine weeks={known} until={until} label={title} />}
      <p className={styles["answered"]}>
        <Trans comment="contacted and requests are whole numbers">
          Answered: {contacted} of <Plural value={requests} one="# request" other="# requests" />
        </Trans>
      </p>
    </ChartPanel>
  );
}
