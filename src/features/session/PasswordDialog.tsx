import { useLingui } from "@lingui/react/macro";
import { Dialog } from "#src/ui/Dialog.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Where the server offers it: the change of one's own password. */
export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Change password`}>
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}
