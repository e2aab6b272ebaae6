import { Trans } from "@lingui/react/macro";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import styles from "./CodesDialog.module.css";
import { CodesGuard } from "./CodesGuard.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import type { ShownCodes } from "./use-shown-codes.ts";

/** Recovery codes in a window. */
export const CodesDialog = ({ shown }: { shown: ShownCodes }) => (
  <>
    {/* It stands first, and so closes first: the focus then finds its way back through the window below. */}
    <CodesGuard {...shown.guard} />
    <Dialog
      open={shown.isOpen}
      onClose={shown.close}
      className={styles["dialog"]}
      title={<Trans comment="Title of a window and of a row">Recovery codes</Trans>}
    >
      <DialogBody>
        <RecoveryCodes codes={shown.codes} onCopied={shown.onCopied} />
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={shown.close}>
          <Trans comment="Button: closes what was shown once">Done</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  </>
);
