import { Trans, useLingui } from "@lingui/react/macro";
import Info from "lucide-react/icons/info";
import type { Import } from "#contract/imports/imports.ts";
import { cancelImport } from "#src/features/imports/mutations.ts";
import { useDuration } from "#src/features/imports/use-duration.ts";
import { formatCount, formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import { ProgressBar } from "#src/ui/feedback/loading/ProgressBar.tsx";
import styles from "./Run.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The third step: how far it is, what remains, what is done now, and that the page may be closed. */
export function RunStep({ found }: { found: Import }) {
  const { t } = useLingui();
  const duration = useDuration();
  const locale = currentLocale();
  const { mutate, isPending, isSuccess, error } = useSending(cancelImport);
  const { counts, progress } = found;
  const doneCount = progress?.done ?? 0;
  const allCount = progress?.of ?? 0;
  const files = progress?.files ?? { done: 0, of: 0 };
  // An artist with many files takes as long as many artists.
  const doneParts = doneCount + files.done;
  const allParts = allCount + files.of;
  const fraction = allParts > 0 ? doneParts / allParts : 0;
  const done = formatCount(doneCount, locale);
  const all = formatCount(allCount, locale);
  const filesDone = formatCount(files.done, locale);
  const allFiles = formatCount(files.of, locale);
  const left = progress?.secondsLeft ?? null;
  const rest = left === null ? "" : duration(left);
  const now = progress?.now;
  const numbers = [
    { name: "new", count: counts.newArtists, words: <Trans comment="Under a number">artists added</Trans> },
    {
      name: "changed",
      count: counts.changedArtists,
      words: <Trans comment="Under a number">artists changed</Trans>,
    },
    {
      name: "refused",
      count: counts.refused,
      words: <Trans comment="Under a number">rows not imported</Trans>,
    },
    {
      name: "files",
      count: counts.newFiles,
      words: <Trans comment="Under a number">audio files added</Trans>,
    },
  ];
  return (
    <div className={styles["panel"]}>
      <div className={styles["head"]}>
        <p className={styles["percent"]}>{formatPercent(fraction, locale)}</p>
        <p className={styles["rest"]}>
          <strong>
            <Trans comment="How many artists of how many an import has done">
              {done} / {all} artists
            </Trans>
          </strong>
          {files.of > 0 && (
            <span>
              <Trans comment="How many audio files of how many an import has done">
                {filesDone} / {allFiles} audio files
              </Trans>
            </span>
          )}
          {rest && (
            <span>
              <Trans comment="rest is such as “2 min 40 s”">about {rest} left</Trans>
            </span>
          )}
        </p>
      </div>
      <ProgressBar
        className={styles["bar"]}
        max={Math.max(1, allParts)}
        value={doneParts}
        label={t({ message: "Import", comment: "Name of a progress bar for screen readers" })}
      />
      <ul className={styles["numbers"]}>
        {numbers.map(({ name, count, words }) => (
          <li key={name}>
            <strong>{formatCount(count, locale)}</strong>
            {words}
          </li>
        ))}
      </ul>
      <p className={styles["now"]}>
        <Spinner />
        <span>
          {now ? (
            <Trans comment="What an import works on; now is the name of an artist">
              Now: <strong>{now}</strong>
            </Trans>
          ) : (
            <Trans comment="An import that just begins">Preparing</Trans>
          )}
        </span>
      </p>
      <p className={styles["info"]}>
        <Info size={18} aria-hidden="true" />
        <Trans>
          You can close this page; the server continues. The result is shown here and on the dashboard.
        </Trans>
      </p>
      <FailureNotice error={error} />
      <div className={styles["foot"]}>
        <p>
          <Trans>
            If you stop, finished artists stay and none is left half done. Import the same files again to add
            the rest.
          </Trans>
        </p>
        <Button
          className={styles["stop"]}
          busy={isPending || isSuccess}
          onClick={() => mutate(found.importId)}
        >
          <Trans comment="Button: ends a running import">Stop the import</Trans>
        </Button>
      </div>
    </div>
  );
}
