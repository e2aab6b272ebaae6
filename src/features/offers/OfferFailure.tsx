import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { Problem, Refusal } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";

/** The reason, when our own code or the server gives one; else empty. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return translate(error.sentence);
  return error instanceof Problem && error.code ? error.jsonMessage || error.text : "";
}

/** A fixed sentence, and the reason below it unless a field shows that already. */
export function OfferFailure({ error }: { error: unknown }) {
  useLingui();
  const { status: refused } = useFormikContext();
  const reason = refused ? "" : reasonOf(error);
  return (
    <Notice kind="danger">
      <p>
        <Trans>Failed to create offer. Please try again.</Trans>
      </p>
      {reason && <p>{reason}</p>}
    </Notice>
  );
}
