import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleStop from "lucide-react/icons/circle-stop";
import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { useEffect, type ReactNode } from "react";
import type { Import } from "#contract/imports/imports.ts";
import type { ImportQuery } from "#src/features/imports/import-query.ts";
import { downloadRefused } from "#src/features/imports/mutations.ts";
import { Numbers } from "#src/features/imports/Numbers.tsx";
import { outcomeCounts } from "#src/features/imports/outcome-words.ts";
import { useDuration } from "#src/features/imports/use-duration.ts";
import { formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import styles from "./Report.module.css";
import { RefusedRows } from "./RefusedRows.tsx";
import { noteSeen } from "./seen-reports.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const icons = { done: CircleCheck, cancelled: CircleStop, failed: CircleAlert };

interface ReportStepProps {
  found: Import;
  query: ImportQuery;
  isBusy: boolean;
  onQueryChange: (query: ImportQuery, options?: { replace: boolean }) => void;
  /** A link to the artists that are drafts. */
  drafts: ReactNode;
  onAgain: () => void;
}

/** How it ended, and since when. */
function Outcome({ found, drafts }: Pick<ReportStepProps, "found" | "drafts">) {
  const { t } = useLingui();
  const duration = useDuration();
  const { state, counts, progress, fileName, startedAt, endedAt } = found;
  const outcome = state === "cancelled" || state === "failed" ? state : "done";
  const Icon = icons[outcome];
  const rows = counts.new + counts.changed;
  const done = progress?.done ?? 0;
  const all = progress?.of ?? 0;
  const end = endedAt ? formatMoment(endedAt, currentLocale()) : "";
  const took = startedAt && endedAt ? duration((Date.parse(endedAt) - Date.parse(startedAt)) / 1000) : "";
  const words = {
    done: (
      <Plural
        comment="Heading of the report of an import"
        value={rows}
        one="# row was imported"
        other="# rows were imported"
      />
    ),
    cancelled: (
      <Trans comment="Heading of the report of an import; whole numbers">
        Stopped: {done} / {all} artists are done
      </Trans>
    ),
    failed: (
      <Trans comment="Heading of the report of an import; whole numbers">
        Interrupted: {done} / {all} artists are done
      </Trans>
    ),
  };
  return (
    <div className={styles["outcome"]} data-outcome={outcome}>
      <Icon className={styles["icon"]} size={28} aria-hidden="true" />
      <div className={styles["words"]}>
        <h3>{words[outcome]}</h3>
        <p>
          {[
            fileName,
            end && t({ message: `ended ${end}`, comment: "end is a day with its time" }),
            took && t({ message: `took ${took}`, comment: "took is such as “4 min 18 s”" }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {drafts}
    </div>
  );
}

/** The last step: counts, and what was refused, to correct and bring again. */
export function ReportStep({ found, query, isBusy, onQueryChange, drafts, onAgain }: ReportStepProps) {
  const { i18n } = useLingui();
  const { counts, importId, endedAt } = found;
  const { refused } = counts;
  const { mutate, isPending, error } = useSending(downloadRefused);
  useEffect(() => {
    if (endedAt !== null) noteSeen(endedAt);
  }, [endedAt]);
  return (
    <>
      <Outcome found={found} drafts={drafts} />
      <Numbers
        numbers={[
          {
            name: "new",
            count: counts.newArtists,
            words: <Trans comment="Under a number">artists added</Trans>,
          },
          {
            name: "changed",
            count: counts.changedArtists,
            words: <Trans comment="Under a number">artists changed</Trans>,
          },
          {
            name: "unchanged",
            count: counts.unchanged,
            words: <Trans comment="Under a number">rows were the same already</Trans>,
          },
          {
            name: "files",
            count: counts.newFiles,
            words: <Trans comment="Under a number">audio files added</Trans>,
          },
          ...(counts.skipped > 0
            ? [{ name: "skipped", count: counts.skipped, words: i18n._(outcomeCounts.skipped) }]
            : []),
        ]}
      />
      <FailureNotice error={error} />
      <section className={styles["refused"]}>
        <div className={styles["head"]}>
          <div>
            <h3>
              <Plural
                comment="Heading over rows that were refused"
                value={refused}
                one="# row was not imported"
                _0="Every row was imported"
                other="# rows were not imported"
              />
            </h3>
            {refused > 0 && (
              <p>
                <Trans>
                  Download, correct and import them again. Rows already imported are not added twice.
                </Trans>
              </p>
            )}
          </div>
          <div className={styles["acts"]}>
            {refused > 0 && (
              <>
                <Button
                  icon={<Download size={18} aria-hidden="true" />}
                  busy={isPending}
                  onClick={() => mutate({ importId, format: "xlsx" })}
                >
                  <Trans>Download refused rows (Excel)</Trans>
                </Button>
                <Button
                  icon={<Download size={18} aria-hidden="true" />}
                  busy={isPending}
                  onClick={() => mutate({ importId, format: "csv" })}
                >
                  <Trans>Download refused rows (CSV)</Trans>
                </Button>
              </>
            )}
            <Button icon={<Upload size={18} aria-hidden="true" />} onClick={onAgain}>
              <Trans comment="Button: to the first step of another import">Import again</Trans>
            </Button>
          </div>
        </div>
        {refused > 0 && (
          <ListPager
            query={query}
            totalPages={found.totalPages}
            isBusy={isBusy}
            onQueryChange={onQueryChange}
          >
            <RefusedRows nameColumns={found.nameColumns} rows={found.rows} isBusy={isBusy} />
          </ListPager>
        )}
      </section>
    </>
  );
}
