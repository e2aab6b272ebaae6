import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { importOutcomes } from "#contract/constants/import-values.ts";
import type { CsvEncoding, Import } from "#contract/imports.ts";
import { ActBar } from "#src/features/imports/ActBar.tsx";
import type { ImportQuery } from "#src/features/imports/import-query.ts";
import { correctCells, replaceValue, startImport } from "#src/features/imports/mutations.ts";
import { Numbers } from "#src/features/imports/Numbers.tsx";
import { outcomeCounts, outcomeIcons, outcomeLooks } from "#src/features/imports/outcome-words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { FoundRows } from "./FoundRows.tsx";
import { CommonFaults } from "./CommonFaults.tsx";
import { EncodingQuestion, isGuessed } from "./EncodingQuestion.tsx";
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
  const { importId, counts, encoding, examples, commonFaults } = found;
  const correction = useSending(correctCells);
  const replacement = useSending(replaceValue);
  const start = useSending(startImport);
  const [isConfirmed, setConfirmed] = useState(false);
  const mustConfirm = isGuessed(encoding) && examples.length > 0;
  const { refused } = counts;
  const taken = counts.new + counts.changed;
  const error = start.error ?? replacement.error ?? correction.error;
  return (
    <>
      <Numbers
        numbers={importOutcomes.map((name) => {
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
        isBusy={replacement.isPending}
        onReplace={({ column, value }, by) => replacement.mutate({ importId, column, value, by })}
      />
      <FoundRows
        found={found}
        query={query}
        onQueryChange={onQueryChange}
        isBusy={isBusy || correction.isPending || replacement.isPending}
        onCorrect={(row, column, value) => correction.mutate({ importId, cells: [{ row, column, value }] })}
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
            <Trans>Select a cell to correct it, or continue; you can import those rows again later</Trans>
          )
        }
      >
        <Button look="quiet" onClick={onBack}>
          <Trans comment="Button: to the step before">Back</Trans>
        </Button>
        <Button
          look="primary"
          disabled={taken === 0 || (mustConfirm && !isConfirmed)}
          busy={start.isPending}
          onClick={() => start.mutate(importId)}
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
