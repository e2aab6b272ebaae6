import { useLingui } from "@lingui/react/macro";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Changes one's own password. Only on servers with the feature `password`. */
export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "Change password", comment: "Heading, menu entry and button" })}
    >
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}
