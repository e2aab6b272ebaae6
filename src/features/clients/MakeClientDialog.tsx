import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CredentialsDialog } from "#src/session/credentials/CredentialsDialog.tsx";
import { useShownCredentials } from "#src/session/credentials/use-shown-credentials.ts";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { ClientForm, type ClientFormProps } from "./ClientForm.tsx";

export interface MakeClientDialogProps {
  open: boolean;
  of: NonNullable<ClientFormProps["of"]>;
  /** Whether letters can be sent. */
  hasMail: boolean;
  onClose: () => void;
}

/** Makes a client of a visitor's request; ends with the credentials, shown once. */
export function MakeClientDialog({ open, of, hasMail, onClose }: MakeClientDialogProps) {
  const { t } = useLingui();
  const [invited, setInvited] = useState<string>();
  const shown = useShownCredentials(onClose);
  return (
    <CredentialsDialog
      open={open}
      shown={shown}
      title={t`Create client`}
      success={<Trans>Client Created Successfully!</Trans>}
      note={invited && <Trans comment="invited is an e-mail address">Invitation sent to {invited}.</Trans>}
    >
      <DialogBody>
        <ClientForm
          of={of}
          hasCompany
          hasEmail
          isInvited={hasMail}
          onCreated={(credentials, { email }) => {
            setInvited(hasMail ? email : undefined);
            shown.show(credentials);
          }}
        />
      </DialogBody>
    </CredentialsDialog>
  );
}
