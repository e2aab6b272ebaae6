import { Trans, useLingui } from "@lingui/react/macro";
import type { ActDialogProps } from "./act-dialog.ts";
import { AskDialog } from "./AskDialog.tsx";
import { useAct } from "./use-act.ts";

/** Asks before an offer is withdrawn. */
export function WithdrawDialog(props: ActDialogProps) {
  const { t } = useLingui();
  return (
    <AskDialog
      {...props}
      act={useAct(props.offer, props.onDone)}
      kind="withdraw"
      title={t({ message: "Withdraw the offer?", comment: "Heading of a window" })}
      look="danger"
      action={<Trans comment="Button: takes an offer back">Withdraw</Trans>}
    >
      <p>
        <Trans>The offer is then closed for both sides. You can send it again later.</Trans>
      </p>
    </AskDialog>
  );
}
