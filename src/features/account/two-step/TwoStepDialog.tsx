import { Trans } from "@lingui/react/macro";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { CodesGuard } from "./CodesGuard.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TotpSetup } from "./TotpSetup.tsx";
import type { useShownCodes } from "./use-shown-codes.ts";

interface TwoStepDialogProps {
  open: boolean;
  shown: ReturnType<typeof useShownCodes>;
}

/** Sets up an authenticator app and then shows the recovery codes; or shows new codes alone. */
export const TwoStepDialog = ({ open, shown }: TwoStepDialogProps) => (
  <>
    <Dialog
      open={open}
      onClose={shown.close}
      title={
        shown.codes ? (
          <Trans comment="Title of a window and of a row">Recovery codes</Trans>
        ) : (
          <Trans>Set up two-step verification</Trans>
        )
      }
    >
      {shown.codes ? (
        <>
          <DialogBody>
            <RecoveryCodes codes={shown.codes} onCopied={shown.onCopied} />
          </DialogBody>
          <DialogFooter>
            <Button look="primary" onClick={shown.close}>
              <Trans comment="Button: closes what was shown once">Done</Trans>
            </Button>
          </DialogFooter>
        </>
      ) : (
        <TotpSetup onCodes={shown.show} onDecline={shown.close}>
          {(fields, isPending) => (
            <>
              <DialogBody>{fields}</DialogBody>
              <DialogFooter>
                <Button onClick={shown.close}>
                  <Trans>Cancel</Trans>
                </Button>
                <Button type="submit" look="primary" busy={isPending}>
                  <Trans comment="Button: turns two-step verification on">Turn on</Trans>
                </Button>
              </DialogFooter>
            </>
          )}
        </TotpSetup>
      )}
    </Dialog>
    <CodesGuard {...shown.guard} />
  </>
);
