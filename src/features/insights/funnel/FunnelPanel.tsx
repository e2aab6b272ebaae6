import { Trans, useLingui } from "@lingui/react/macro";
import type { InsightPeriod } from "#contract/constants/values/insights.ts";
import type { Insights } from "#contract/insights.ts";
import { Bar } from "#src/features/insights/chart/Bar.tsx";
import { ChartPanel } from "#src/features/insights/chart/ChartPanel.tsx";
import { ChartTable } from "#src/features/insights/chart/ChartTable.tsx";
import { countWords } from "#src/features/insights/format.ts";
import { stepNames } from "#src/features/insights/words.ts";
import { formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./FunnelPanel.module.css";

interface FunnelPanelProps {
  funnel: Insights["funnel"];
  days: InsightPeriod;
}

/** How many of the requests that came in the period went how far. */
export function FunnelPanel({ funnel, days }: FunnelPanelProps) {
  const { t, i18n } = useLingui();
  const title = t`From request to agreement`;
  const most = funnel[0]?.count ?? 0;
  const steps = funnel.map(({ step, count }, place) => {
    const before = funnel[place - 1]?.count;
    const share = before ? formatPercent(count / before, currentLocale()) : "";
    return { step, name: i18n._(stepNames[step]), count, words: countWords(count), share };
  });
  const head = [
    <Trans key="step" comment="Head of a column: a step from a request to an agreement">
      Step
    </Trans>,
    <Trans key="count" comment="Head of a column: how many">
      Count
    </Trans>,
    <Trans key="share" comment="Head of a column: a share in percent">
      Of step before
    </Trans>,
  ];
  return (
    <ChartPanel
      title={title}
      chart="funnel"
      days={days}
      isEmpty={most === 0}
      table={
        <ChartTable
          label={title}
          head={head}
          rows={steps.map(({ step, name, words, share }) => ({ key: step, cells: [name, words, share] }))}
        />
      }
    >
      <div role="img" aria-label={steps.map(({ name, words }) => `${name}: ${words}`).join(", ")}>
        <div className={styles["head"]}>
          <span>{head[1]}</span>
          <span>{head[2]}</span>
        </div>
        {steps.map(({ step, name, count, words, share }, place) => (
          <div key={step} className={styles["row"]}>
            <span>{name}</span>
            <Bar share={count / most} look={place === steps.length - 1 ? "solid" : "soft"} isHigh />
            <span className={styles["count"]}>{words}</span>
            <span className={styles["share"]}>{share}</span>
          </div>
        ))}
      </div>
    </ChartPanel>
  );
}
