import { useLingui } from "@lingui/react/macro";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { ProofForm } from "./ProofForm.tsx";

interface ProofDialogProps {
  open: boolean;
  onAnswer: (isProven: boolean) => void;
}

/** Asks who it is before a sensitive act. Closing it returns the focus to the act. */
export function ProofDialog({ open, onAnswer }: ProofDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} title={t`Confirm that it’s you`}>
      <ProofForm onAnswer={onAnswer} />
    </Dialog>
  );
}
