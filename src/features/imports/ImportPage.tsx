import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { CsvEncoding } from "#contract/imports/imports.ts";
import type { ImportState } from "#contract/constants/values/imports.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { useFocusOnNavigation } from "#src/lib/browser/focus/focus-on-navigation.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import { CheckStep } from "./check/CheckStep.tsx";
import { ChooseStep } from "./choose/ChooseStep.tsx";
import { consentToSend, noConsent } from "./choose/ConsentPanel.tsx";
import { EarlierImports } from "./choose/EarlierImports.tsx";
import { sumOf, useUploads } from "./choose/use-uploads.ts";
import type { ImportQuery } from "./import-query.ts";
import styles from "./ImportPage.module.css";
import { checkFiles } from "./mutations.ts";
import { importQuery, importsQuery } from "./queries.ts";
import { ReportStep } from "./report/ReportStep.tsx";
import { RunStep } from "./run/RunStep.tsx";
import { Steps, stepNames } from "./Steps.tsx";

const steps: Record<ImportState, number> = {
  checking: 1,
  checked: 1,
  running: 2,
  done: 3,
  cancelled: 3,
  failed: 3,
};

/** Which of the four steps shows an import of this state, from 0; the second while it is not known yet. */
const stepOf = (state: ImportState | undefined): number => (state ? steps[state] : 1);

interface ImportPageProps {
  back: ReactNode;
  /** A link to the artists that are drafts. */
  drafts: ReactNode;
  query: ImportQuery;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: ImportQuery, options?: { replace: boolean }) => void;
}

const fresh: ImportQuery = { importId: undefined, outcome: undefined, q: "", page: 0 };

/** Bringing artists in with a spreadsheet, step by step. An import that runs is shown whoever opens the page. */
export function ImportPage({ back, drafts, query, onQueryChange }: ImportPageProps) {
  const { t, i18n } = useLingui();
  const isSmall = useSmallScreen();
  const soundFormats = uploadFormats(useSession());
  // Kept here, so that the way back from the check finds them.
  const uploads = useUploads(soundFormats);
  const [consent, setConsent] = useState(noConsent);
  const list = useQuery(importsQuery);
  const running = list.data?.find(({ state }) => state === "running");
  const importId = query.importId ?? running?.importId;
  // An import only goes forward: what the cache has of other rows may be older.
  const [reached, setReached] = useState({ importId, step: 0 });
  const lastStep = reached.importId === importId ? reached.step : 0;
  // The report shows what was refused, and so do the cards of small screens.
  const onlyRefused = lastStep === 3 || (isSmall && lastStep === 1);
  const outcome = lastStep === 1 && query.outcome === "skipped" ? "skipped" : "refused";
  const asked = { ...query, importId, ...(onlyRefused && ({ outcome } as const)) };
  const { data: found, error, isPlaceholderData, refetch } = useQuery(importQuery(asked));
  const foundStep = importId === undefined ? 0 : stepOf(found?.state);
  const step = Math.max(lastStep, foundStep);
  if (step !== reached.step || importId !== reached.importId) setReached({ importId, step });
  const heading = useFocusOnNavigation<HTMLHeadingElement>(String(step));
  const number = step + 1;
  const name = i18n._(stepNames[step] ?? stepNames[0]);
  const rows = { query: asked, isBusy: isPlaceholderData, onQueryChange };
  const chooseAgain = () => onQueryChange(fresh);
  const rereading = useSending(checkFiles);
  const uploadIds = uploads.files.flatMap(({ uploadId }) => uploadId ?? []);
  const readAs = (encoding: CsvEncoding) => {
    const stated = consentToSend(consent);
    rereading.mutate(
      { uploadIds, encoding, ...(stated && { consent: stated }) },
      { onSuccess: (checked) => onQueryChange({ ...fresh, importId: checked }, { replace: true }) },
    );
  };
  const reread = uploadIds.length > 0 ? readAs : undefined;

  const content = () => {
    if (importId === undefined) {
      if (list.isPending) return <ListState error={null} onRetry={() => void list.refetch()} />;
      return (
        <>
          <ChooseStep
            uploads={uploads}
            soundFormats={soundFormats}
            consent={consent}
            onConsentChange={setConsent}
            onChecked={(checked) => onQueryChange({ ...fresh, importId: checked })}
          />
          <EarlierImports imports={list.data ?? []} />
        </>
      );
    }
    if (!found || foundStep < step) return <ListState error={error} onRetry={() => void refetch()} />;
    if (found.state === "checking")
      return (
        <LoadingWords>
          <Trans>The rows are being checked…</Trans>
        </LoadingWords>
      );
    if (step === 1)
      return (
        <>
          <CheckStep key={found.importId} found={found} {...rows} onBack={chooseAgain} onReread={reread} />
          <FailureNotice error={rereading.error} />
        </>
      );
    if (step === 2) return <RunStep found={found} />;
    return <ReportStep found={found} {...rows} drafts={drafts} onAgain={chooseAgain} />;
  };

  return (
    <Container className={styles["page"]}>
      <PageHead
        title={t({ message: "Import artists", comment: "Heading and title of a page" })}
        back={back}
      />
      <Steps current={step} />
      <div className={styles["step"]}>
        <h2 ref={heading} tabIndex={-1} className={styles["heading"]}>
          <VisuallyHidden>
            <Trans comment="Heading of a step of an import, for screen readers; name is such as “Check”">
              Step {number} of 4: {name}
            </Trans>
          </VisuallyHidden>
        </h2>
        {content()}
      </div>
      <LeaveGuard
        isChanged={sumOf(uploads.files).isUnderWay}
        title={<Trans>Leave while files are uploading?</Trans>}
        loss={<Trans>The uploads stop, and the files have to be chosen again.</Trans>}
        stay={<Trans comment="Button: stays on a page that uploads files">Stay</Trans>}
      />
    </Container>
  );
}
