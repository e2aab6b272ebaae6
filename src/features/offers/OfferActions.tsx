import { Trans } from "@lingui/react/macro";
import { Button } from "#src/ui/Button.tsx";
import { DialogFooter } from "#src/ui/DialogFooter.tsx";
import styles from "./OfferForm.module.css";

interface OfferActionsProps {
  isSending: boolean;
  /** An answer got lost, and the offer is asked for again under the same key. */
  isUnanswered: boolean;
  onCancel: () => void;
}

export const OfferActions = ({ isSending, isUnanswered, onCancel }: OfferActionsProps) => (
  <DialogFooter>
    <p className={styles["checking"]} role="status">
      {isUnanswered && <Trans>No answer yet, checking…</Trans>}
    </p>
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
    <Button type="submit" look="primary" busy={isSending}>
      {isSending ? <Trans>Submitting...</Trans> : <Trans>Submit offer</Trans>}
    </Button>
  </DialogFooter>
);
