import { Trans, useLingui } from "@lingui/react/macro";
import type { InsightPeriod } from "#contract/constants/values/insights.ts";
import type { OfferMonth } from "#contract/insights.ts";
import { ChartPanel } from "#src/features/insights/chart/ChartPanel.tsx";
import { ChartTable } from "#src/features/insights/chart/ChartTable.tsx";
import { countWords, dayWords, monthWords } from "#src/features/insights/format.ts";
import { offerPartNames, offerParts } from "#src/features/insights/words.ts";
import { OfferColumns } from "./OfferColumns.tsx";
import { partsOf, unpricedOf, valueWords } from "./month.ts";
import styles from "./OffersPanel.module.css";

interface OffersPanelProps {
  months: readonly OfferMonth[];
  days: InsightPeriod;
}

/** The name of a month, marked where only a part of it is counted. */
const mark = (month: OfferMonth) => `${monthWords(month.month, "long")}${month.isWhole ? "" : " *"}`;

/** The offers of each month by what became of them, and what the accepted ones are worth. */
export function OffersPanel({ months, days }: OffersPanelProps) {
  const { t, i18n } = useLingui();
  const title = t`Offers by month`;
  const cut = months.filter(({ isWhole }) => !isWhole);
  const unpriced = months.reduce((sum, month) => sum + unpricedOf(month), 0);
  const [first, last] = [months[0]?.from ?? "", months.at(-1)?.until ?? ""];
  const [from, until] = first && last ? [dayWords(first, last), dayWords(last, first)] : [first, last];
  return (
    <ChartPanel
      title={title}
      chart="offers"
      days={days}
      isEmpty={months.every((month) => partsOf(month).total === 0)}
      table={
        <ChartTable
          label={title}
          head={[
            <Trans key="month" comment="Head of a column">
              Month
            </Trans>,
            ...offerParts.map((part) => i18n._(offerPartNames[part])),
            <Trans key="value" comment="Head of a column: the sum of the budgets of accepted offers">
              Value accepted
            </Trans>,
          ]}
          rows={months.map((month) => ({
            key: month.month,
            cells: [
              mark(month),
              ...offerParts.map((part) => countWords(partsOf(month)[part])),
              valueWords(month),
            ],
          }))}
        />
      }
    >
      <ul className={styles["legend"]}>
        {offerParts.map((part) => (
          <li key={part}>
            <span className={styles[part]} aria-hidden="true" />
            {i18n._(offerPartNames[part])}
          </li>
        ))}
      </ul>
      <OfferColumns months={months} label={title} />
      <div className={styles["notes"]}>
        <p>
          <Trans comment="Under a chart: the amounts under its columns">Below: value accepted</Trans>
        </p>
        {cut.length > 0 && (
          <p>
            <Trans comment="Of months of which only a part is counted; from and until are days">
              * not a whole month: {from} – {until}
            </Trans>
          </p>
        )}
        {unpriced > 0 && (
          <p>
            <Trans comment="Of offers whose budget is 0; a number stands behind the colon">
              Without a budget, and so in no value: {unpriced}
            </Trans>
          </p>
        )}
      </div>
    </ChartPanel>
  );
}
