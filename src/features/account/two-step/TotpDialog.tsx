import { Trans } from "@lingui/react/macro";
import type { TotpSetup } from "#contract/account.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { TotpForm } from "./TotpForm.tsx";

interface TotpDialogProps {
  open: boolean;
  setup: TotpSetup | undefined;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** Sets up an authenticator app in a window. */
export const TotpDialog = ({ open, setup, onCodes, onClose }: TotpDialogProps) => (
  <Dialog open={open} onClose={onClose} title={<Trans>Set up two-step verification</Trans>}>
    {setup && (
      <TotpForm setup={setup} onCodes={onCodes}>
        {(fields, isPending) => (
          <>
            <DialogBody>{fields}</DialogBody>
            <FormFooter onCancel={onClose} busy={isPending}>
              <Trans comment="Button: turns two-step verification on">Turn on</Trans>
            </FormFooter>
          </>
        )}
      </TotpForm>
    )}
  </Dialog>
);
