import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { translate } from "#src/lib/i18n/sentence.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { RowBox } from "./AccountRow.tsx";

const failed = msg`Server responded with an error.`;

/** Says why an act failed; nothing where there is no failure to speak of. */
export function ActFailure({ error }: { error: unknown }) {
  useLingui();
  const sentence = error ? sentenceOfAct(error, failed) : null;
  return sentence && <Notice kind="danger">{translate(sentence)}</Notice>;
}

/** An `ActFailure` in a row of its own. */
export const FailureRow = ({ error }: { error: unknown }) =>
  error !== null &&
  sentenceOfAct(error, failed) !== null && (
    <RowBox>
      <ActFailure error={error} />
    </RowBox>
  );
