import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Download from "lucide-react/icons/download";
import Table2 from "lucide-react/icons/table-2";
import { useState, type ReactNode } from "react";
import type { InsightChart, InsightPeriod } from "#contract/constants/values/insights.ts";
import { downloadInsights } from "#src/features/insights/queries.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import styles from "./ChartPanel.module.css";

interface ChartPanelProps {
  title: string;
  chart: InsightChart;
  days: InsightPeriod;
  /** Under the title. */
  about?: ReactNode;
  /** The figures in words; without it the panel holds a table already. */
  table?: ReactNode;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A chart on a panel of its own, with its table in its place at a press, and its file. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, chart, days, about, table, isEmpty, className, children } = props;
  const { t } = useLingui();
  const [isTable, setIsTable] = useState(false);
  const file = useSending(downloadInsights);
  const failure = file.error && sentenceOf(file.error, msg`Server responded with an error.`);
  return (
    <section className={clsx(styles["panel"], className)} aria-labelledby={`insight-${chart}`}>
      <div className={styles["head"]}>
        <h2 id={`insight-${chart}`}>{title}</h2>
        <div className={styles["acts"]}>
          {table && (
            <Button
              look="quiet"
              icon={<Table2 size={18} aria-hidden="true" />}
              aria-pressed={isTable}
              aria-describedby={`insight-${chart}`}
              onClick={() => setIsTable(!isTable)}
            >
              <Trans comment="Button beside a chart: shows its figures as a table">Table</Trans>
            </Button>
          )}
          <IconButton
            label={t({
              message: `Download as CSV: ${title}`,
              comment: "Button beside a chart; title is the chart's heading",
            })}
            icon={<Download size={18} aria-hidden="true" />}
            aria-disabled={file.isPending}
            onClick={() => file.isPending || file.mutate({ chart, days })}
          />
        </div>
      </div>
      {about && <p className={styles["about"]}>{about}</p>}
      {failure && <Notice kind="danger">{translate(failure)}</Notice>}
      {isEmpty ? (
        <p className={styles["empty"]}>
          <Trans>Not enough data for this period</Trans>
        </p>
      ) : isTable && table ? (
        table
      ) : (
        children
      )}
    </section>
  );
}
