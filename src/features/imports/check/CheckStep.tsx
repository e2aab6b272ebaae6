import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useRef, useState } from "react";
import type { CsvEncoding, Import } from "#contract/imports/imports.ts";
import { ActBar } from "#src/features/imports/ActBar.tsx";
import type { ImportQuery } from "#src/features/imports/import-query.ts";
import {
  correctCells,
  fillNames,
  replaceValue,
  skipRows,
  startImport,
} from "#src/features/imports/mutations.ts";
import { Numbers } from "#src/features/imports/Numbers.tsx";
import {
  outcomeCounts,
  outcomeIcons,
  outcomeLooks,
  shownOutcomes,
} from "#src/features/imports/outcome-words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { FoundRows } from "./FoundRows.tsx";
import { CommonFaults } from "./CommonFaults.tsx";
import { EncodingQuestion, isGuessed } from "./EncodingQuestion.tsx";
import { useSaidJudgement } from "./use-said-judgement.ts";
import { Misfits } from "./Misfits.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

interface CheckStepProps {
  found: Import;
  query: ImportQuery;
  isBusy: boolean;
  onQueryChange: (query: ImportQuery, options?: { replace: boolean }) => void;
  onBack: () => void;
  /** Has the same files read in another encoding; undefined where they are not at hand any more. */
  onReread: ((encoding: CsvEncoding) => void) | undefined;
}

/** The second step: what would happen to each row. Nothing is written yet, and wrong cells can be corrected. */
export function CheckStep({ found, query, isBusy, onQueryChange, onBack, onReread }: CheckStepProps) {
  const { i18n } = useLingui();
  const sayJudgement = useSaidJudgement(query);
  const { importId, counts, encoding, examples, commonFaults } = found;
  const correction = useSending(correctCells);
  const replacement = useSending(replaceValue);
  const naming = useSending(fillNames);
  const skipping = useSending(skipRows);
  const start = useSending(startImport);
  const acts = [correction, replacement, naming, skipping];
  const isJudging = acts.some(({ isPending }) => isPending);
  // A press on the button leaves the cell that is being corrected: its row is judged before the import begins.
  const corrected = useRef<Promise<unknown>>(Promise.resolve());
  const [isWanted, setWanted] = useState(false);
  const correct = (row: number, column: string, value: string) => {
    const before = corrected.current.catch(() => undefined);
    corrected.current = Promise.all([
      before,
      correction.mutateAsync({ importId, cells: [{ row, column, value }] }),
    ]);
    corrected.current.then(() => sayJudgement(row, column)).catch(() => undefined); // the notice says it
  };
  const begin = async () => {
    setWanted(true);
    try {
      await corrected.current;
      await start.mutateAsync(importId);
    } catch {
      // The notice says it.
    }
    setWanted(false);
  };
  const [isConfirmed, setConfirmed] = useState(false);
  const mustConfirm = isGuessed(encoding) && examples.length > 0;
  const { refused } = counts;
  const taken = counts.new + counts.changed;
  const error = start.error ?? acts.find((act) => act.error)?.error ?? null;
  return (
    <>
      <Numbers
        numbers={shownOutcomes(counts).map((name) => {
          const look = outcomeLooks[name];
          const words = i18n._(outcomeCounts[name]);
          return {
            name,
            count: counts[name],
            words,
            icon: outcomeIcons[name],
            ...(look !== "outline" && { look }),
          };
        })}
      />
      {mustConfirm && (
        <EncodingQuestion
          encoding={encoding}
          examples={examples}
          isConfirmed={isConfirmed}
          onConfirm={setConfirmed}
          onReread={onReread}
        />
      )}
      <Misfits found={found} />
      <CommonFaults
        faults={commonFaults}
        nameless={{ rows: counts.withoutName, column: found.nameColumns.join(" ") }}
        isBusy={replacement.isPending || naming.isPending}
        onReplace={({ column, value }, by) => replacement.mutate({ importId, column, value, by })}
        onFillNames={() => naming.mutate(importId)}
      />
      <FoundRows
        found={found}
        query={query}
        onQueryChange={onQueryChange}
        isBusy={isBusy || isJudging}
        onCorrect={correct}
        onSkip={(row, isSkipped) => skipping.mutate({ importId, rows: [row], isSkipped })}
      />
      <FailureNotice error={error} />
      <ActBar
        icon={refused > 0 ? CircleAlert : CircleCheck}
        look={refused > 0 ? "danger" : "primary"}
        state={
          <Plural
            comment="How many rows of a spreadsheet are refused"
            value={refused}
            one="# row will not be imported"
            _0="Every row can be imported"
            other="# rows will not be imported"
          />
        }
        note={
          refused > 0 && (
            <span>
              <Trans>
                Correct a cell or skip its row, or continue; you can import those rows again later
              </Trans>
            </span>
          )
        }
      >
        <Button look="quiet" onClick={onBack}>
          <Trans comment="Button: to the step before">Back</Trans>
        </Button>
        <Button
          look="primary"
          disabled={taken === 0 || (mustConfirm && !isConfirmed)}
          busy={isWanted || start.isPending || start.isSuccess}
          onClick={() => void begin()}
        >
          <Plural
            comment="Button: begins an import; how many rows"
            value={taken}
            one="Import # row"
            other="Import # rows"
          />
        </Button>
      </ActBar>
    </>
  );
}
