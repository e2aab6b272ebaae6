import { Trans } from "@lingui/react/macro";
import { LeaveDialog } from "#src/ui/dialog/LeaveDialog.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import type { ShownCredentials } from "./use-shown-credentials.ts";

/** The words of the question before the credentials are left. */
const leaving = {
  title: <Trans>Leave without copying?</Trans>,
  loss: <Trans>The password is shown only here, and only once.</Trans>,
  stay: <Trans>Stay on this page</Trans>,
};

/** Asks before credentials that were not copied are left: by the page's own buttons, or by leaving the page. */
export const CopyGuard = ({ shown }: { shown: ShownCredentials }) => (
  <>
    <LeaveGuard isChanged={shown.isUncopied} {...leaving} />
    <LeaveDialog open={shown.isAsking} onAnswer={shown.answer} {...leaving} />
  </>
);
