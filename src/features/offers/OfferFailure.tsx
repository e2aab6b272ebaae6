import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { Problem, Refusal } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Notice } from "#src/ui/Notice.tsx";

/** Why there was no offer, when a program or the server has named it. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return say(error.sentence);
  return error instanceof Problem && error.code ? error.jsonMessage || error.text : "";
}

/** The specification's sentence; under it the reason, where no field says it. */
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
