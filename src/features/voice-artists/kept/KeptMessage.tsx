import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { changeWords } from "#src/features/voice-artists/conflict/change-words.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import type { KeptForm } from "./form/kept-form.ts";
import type { KeptOutcome } from "./use-kept-editor.ts";

interface KeptMessageProps {
  outcome: KeptOutcome;
  form: KeptForm;
  /** The way to the saved artist's card, where clients see it. */
  card: ReactNode;
}

/** The outcome of the last save or act, and what another owner’s changes were that it kept. */
export function KeptMessage({ outcome, form, card }: KeptMessageProps) {
  useLingui();
  const { kind, sentence, detail, together } = outcome;
  const kept = together?.changes.map((change) => changeWords(change, "theirs", form)).join("; ");
  const by = together?.by;
  return (
    <Notice kind={kind}>
      <p>
        {translate(sentence)} {kind === "success" && card}
      </p>
      {detail && <p>{translate(detail)}</p>}
      {kept && (
        <p>
          {by ? (
            <Trans comment="After a save; by is an owner, kept a list of changes">
              {by}’s changes were kept too: {kept}
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
