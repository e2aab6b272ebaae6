import { Trans } from "@lingui/react/macro";
import { useMutationState, type MutationState } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { isOutcomeUnknown } from "#src/lib/http/outcome.ts";
import { UnknownOutcome } from "#src/session/sending/SendingNotice.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { makeOfferKey } from "./mutations.ts";

function wordsOf({ status, error }: Pick<MutationState, "status" | "error">): ReactNode {
  if (status === "pending") return <Trans>Submitting...</Trans>;
  if (status === "success") return <Trans>Offer created successfully!</Trans>;
  if (isOutcomeUnknown(error)) return <UnknownOutcome />;
  return <Trans>Failed to create offer. Please try again.</Trans>;
}

interface LateOfferStatusProps {
  /** The key of the offer that is told of; undefined for none. */
  draftKey: string | undefined;
  /** Opens its form again. */
  onAgain: () => void;
  onClose: () => void;
}

/** Says what becomes of an offer whose form was closed while it was being sent. */
export function LateOfferStatus({ draftKey, onAgain, onClose }: LateOfferStatusProps) {
  const offers = useMutationState({
    filters: { mutationKey: makeOfferKey(draftKey ?? "none") },
    select: ({ state }) => state,
  });
  const offer = offers.at(-1);
  const hasFailed = offer?.status === "error";
  return (
    <Toast
      kind={hasFailed ? "failure" : "news"}
      icon={hasFailed && <CircleAlert size={20} aria-hidden="true" />}
      action={
        hasFailed && (
          <Button size="small" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      {offer && <span key={offer.status}>{wordsOf(offer)}</span>}
    </Toast>
  );
}
