import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { CopyGuard } from "./CopyGuard.tsx";
import { CredentialsView } from "./CredentialsView.tsx";
import type { ShownCredentials } from "./use-shown-credentials.ts";

interface CredentialsDialogProps {
  open: boolean;
  shown: ShownCredentials;
  title: ReactNode;
  /** The id of what is said with the name. */
  describedBy?: string | undefined;
  success: ReactNode;
  note?: ReactNode;
  /** What stands in the dialog until there are credentials. */
  children: ReactNode;
}

/** A dialog that ends with credentials, shown once; `shown.leave` closes it. */
export const CredentialsDialog = ({
  open,
  shown,
  title,
  describedBy,
  success,
  note,
  children,
}: CredentialsDialogProps) => (
  <>
    <Dialog open={open} onClose={shown.leave} title={title} describedBy={describedBy}>
      {shown.credentials ? (
        <>
          <DialogBody>
            <CredentialsView
              credentials={shown.credentials}
              success={success}
              note={note}
              onCopied={shown.setCopied}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={shown.leave}>
              <Trans>Close</Trans>
            </Button>
          </DialogFooter>
        </>
      ) : (
        children
      )}
    </Dialog>
    <CopyGuard shown={shown} />
  </>
);
