import type { ReactNode } from "react";
import type { ReviewLinkChange } from "#contract/productions/review-link.ts";
import { changeReviewLink } from "#src/features/productions/mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";

interface ConfirmChangeProps {
  offerId: string;
  change: ReviewLinkChange;
  open: boolean;
  title: string;
  /** The words of the change's button. */
  act: ReactNode;
  /** What the change deletes. */
  children: ReactNode;
  /** Called once it is done; the dialog is to be closed. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a change of a round's link that cannot be undone, and does it. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { offerId, change, open, title, act, children, onDone, onClose } = props;
  const { mutate, isPending, error } = useSending(changeReviewLink);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      act={act}
      busy={isPending}
      onConfirm={() => !isPending && mutate({ offerId, change }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{children}</p>
      <FailureNotice error={error} />
    </ConfirmDialog>
  );
}
