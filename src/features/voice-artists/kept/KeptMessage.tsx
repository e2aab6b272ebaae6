import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { changeWords } from "#src/features/voice-artists/conflict/change-words.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import type { KeptForm } from "./form/kept-form.ts";
import type { KeptOutcome } from "./use-kept-editor.ts";

/** The outcome of the last save or act, and what another owner’s changes were that it kept. */
export function KeptMessage({ outcome, form }: { outcome: KeptOutcome; form: KeptForm }) {
  useLingui();
  const { kind, sentence, detail, together } = outcome;
  const kept = together?.changes.map((change) => changeWords(change, "theirs", form)).join("; ");
  const by = together?.by;
  return (
    <Notice kind={kind}>
      <p>{translate(sentence)}</p>
      {detail && <p>{translate(detail)}</p>}
      {kept && (
        <p>
          {by ? (
            <Trans comment="After a save; by is an owner, kept a list of changes">
              Changes of {by} were kept too: {kept}
            </Trans>
          ) : (
            <Trans comment="After a save; kept is a list of changes of another owner">
              Another owner’s changes were kept too: {kept}
            </Trans>
          )}
        </p>
      )}
    </Notice>
  );
}
