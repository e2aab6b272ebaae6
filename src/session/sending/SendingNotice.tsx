import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { harmlessAgain, maybeSaved } from "#src/lib/http/outcome.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { arrivedElsewhere } from "./draft.ts";
import type { SendingState } from "./use-sending.ts";

/**
 * That no answer came; where the server does not know what comes twice, to look before it is sent again, or the form's own
 * words for that.
 */
export function UnknownOutcome({ careful }: { careful?: ReactNode }) {
  useLingui();
  const isHarmless = useServerHas("idempotency");
  if (isHarmless) return translate(harmlessAgain);
  return careful ?? translate(maybeSaved);
}

/** That another tab sends it, or what became of that; nothing for other states. */
export function ElsewhereNotice({ state }: { state: SendingState | undefined }) {
  useLingui();
  if (state === "elsewhere")
    return (
      <Notice key={state} kind="warning">
        <Trans>This is being sent in another tab. You will see the result here.</Trans>
      </Notice>
    );
  if (state === "arrivedElsewhere")
    return (
      <Notice key={state} kind="success">
        {translate(arrivedElsewhere)}
      </Notice>
    );
  if (state !== "refusedElsewhere") return null;
  return (
    <Notice key={state} kind="danger">
      <Trans>This was sent in another tab and not accepted; that tab says why.</Trans>
    </Notice>
  );
}

interface SendingNoticeProps {
  of: { state: SendingState; error: unknown };
  /** Stands above, whatever the reason. */
  children?: ReactNode;
  /** Said of a lost answer where the server does not know what comes twice. */
  careful?: ReactNode;
  /** Whether fields say already why it was refused. */
  isShownInFields?: boolean;
}

/** Why it was not taken, or that nobody knows; nothing otherwise. */
export function SendingNotice({
  of: { state, error },
  children,
  careful,
  isShownInFields = false,
}: SendingNoticeProps) {
  if (state === "unknown")
    return (
      <Notice kind={error ? "danger" : "warning"}>
        {Boolean(error) && children}
        <p>
          <UnknownOutcome careful={careful} />
        </p>
      </Notice>
    );
  if (state !== "refused") return <ElsewhereNotice state={state} />;
  if (error instanceof Problem && error.code === "idempotency-mismatch")
    return (
      <Notice kind="danger">
        <Trans>
          What you sent first has arrived. What you changed since then has not been sent; if you send it
          again, it will be a new one.
        </Trans>
      </Notice>
    );
  if (children === undefined) return isShownInFields ? null : <FailureNotice error={error} />;
  return <Notice kind="danger">{children}</Notice>;
}
