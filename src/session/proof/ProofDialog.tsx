import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { ProofForm } from "./ProofForm.tsx";

interface ProofDialogProps {
  open: boolean;
  onAnswer: (isProven: boolean) => void;
  /** What the server wants to know it for, if not for a sensitive act. */
  reason?: ReactNode;
}

/** Asks who it is. Closing it returns the focus to the act. */
export function ProofDialog({ open, onAnswer, reason }: ProofDialogProps) {
  const { t } = useLingui();
  const reasonId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t`Confirm that it’s you`}
      describedBy={reasonId}
    >
      <ProofForm reasonId={reasonId} onAnswer={onAnswer}>
        {reason ?? <Trans>Your last confirmation was more than 10 minutes ago.</Trans>}
      </ProofForm>
    </Dialog>
  );
}
