import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { insightPeriods, type InsightPeriod } from "#contract/constants/values/insights.ts";
import type { Insights } from "#contract/insights.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Segments } from "#src/ui/form/choice/Segments.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { ContactPanel } from "./contact/ContactPanel.tsx";
import { dayWords } from "./format.ts";
import { FunnelPanel } from "./funnel/FunnelPanel.tsx";
import styles from "./InsightsPage.module.css";
import { OffersPanel } from "./offers/OffersPanel.tsx";
import { downloadInsights, insightsQuery } from "./queries.ts";
import { UnmetPanel } from "./unmet/UnmetPanel.tsx";
import { VoicesPanel } from "./voices/VoicesPanel.tsx";

interface InsightsPageProps {
  days: InsightPeriod;
  onChooseDays: (days: InsightPeriod) => void;
}

const periods = insightPeriods.toSorted((one, other) => one - other);

/** What the agency learns of its requests, its offers and its voices. */
export function InsightsPage({ days, onChooseDays }: InsightsPageProps) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, refetch } = useQuery(insightsQuery(days));
  const file = useSending(downloadInsights);
  const failure = file.error && sentenceOf(file.error, msg`Server responded with an error.`);
  const wordsOf = (count: number) =>
    t({ message: `${count} days`, comment: "Choice of a period; count is 30, 90 or 365" });
  return (
    <ListPage
      title={t({ message: "Insights", comment: "Link of the second row, and heading" })}
      head={
        <div className={styles["acts"]}>
          <Segments
            label={
              <VisuallyHidden>
                <Trans comment="Name of the choice of 30, 90 or 365 days">Period</Trans>
              </VisuallyHidden>
            }
            value={String(days)}
            options={periods.map((period) => ({ value: String(period), words: wordsOf(period) }))}
            onSelect={(chosen) => onChooseDays(periods.find((period) => String(period) === chosen) ?? days)}
          />
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            busy={file.isPending}
            onClick={() => file.mutate({ chart: "all", days })}
          >
            <Trans comment="Button: all tables as a file for spreadsheets">Download all (CSV)</Trans>
          </Button>
        </div>
      }
    >
      {failure && <Notice kind="danger">{translate(failure)}</Notice>}
      {data ? (
        <Panels insights={data.value} isBusy={isPlaceholderData} />
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </ListPage>
  );
}

function Panels({ insights, isBusy }: { insights: Insights; isBusy: boolean }) {
  const { days, from, until, requestsFrom } = insights;
  const [day, firstDay] = [dayWords(from, until), dayWords(requestsFrom, until)];
  return (
    <>
      <div className={styles["about"]}>
        <p>
          <Trans comment="day is the first one, such as 25 August">
            Since {day}. Counted by day; who searched or listened is never kept.
          </Trans>
        </p>
        {requestsFrom > from && (
          <p>
            <Trans comment="firstDay is a day, such as 25 August">
              Voice requests are known since {firstDay}: older ones are deleted.
            </Trans>
          </p>
        )}
      </div>
      <div className={styles["panels"]} aria-busy={isBusy}>
        <FunnelPanel funnel={insights.funnel} days={days} />
        <ContactPanel contact={insights.firstContact} days={days} until={until} />
        <div className={styles["whole"]}>
          <UnmetPanel unmet={insights.unmet} days={days} />
        </div>
        <div className={styles["halves"]}>
          <OffersPanel months={insights.months} days={days} />
          <VoicesPanel insights={insights} days={days} />
        </div>
      </div>
      <p className={styles["about"]}>
        <Trans>Counts may lag by a few seconds; a crash may lose the last seconds.</Trans>
      </p>
    </>
  );
}
