import { Trans } from "@lingui/react/macro";
import { Button } from "#src/ui/Button.tsx";
import { DialogFooter } from "#src/ui/DialogFooter.tsx";

interface OfferActionsProps {
  isSending: boolean;
  onCancel: () => void;
}

export const OfferActions = ({ isSending, onCancel }: OfferActionsProps) => (
  <DialogFooter>
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
    <Button type="submit" look="primary" busy={isSending}>
      {isSending ? <Trans>Submitting...</Trans> : <Trans>Submit offer</Trans>}
    </Button>
  </DialogFooter>
);
