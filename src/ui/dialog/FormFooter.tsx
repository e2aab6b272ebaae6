import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogFooter } from "./Dialog.tsx";

interface FormFooterProps {
  onCancel: () => void;
  /** The form is being sent. */
  busy: boolean;
  /** The words of the button that sends it. */
  children: ReactNode;
}

/** The foot of a form in a window: leaves it, or sends it. */
export const FormFooter = ({ onCancel, busy, children }: FormFooterProps) => (
  <DialogFooter>
    <Button onClick={onCancel}>
      <Trans comment="Button: closes a form without sending it">Cancel</Trans>
    </Button>
    <Button type="submit" look="primary" busy={busy}>
      {children}
    </Button>
  </DialogFooter>
);
