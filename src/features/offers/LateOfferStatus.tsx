import { Trans } from "@lingui/react/macro";
import { useMutationState, type MutationStatus } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Toast } from "#src/ui/feedback/Toast.tsx";
import { offerKey, type OfferAttempt } from "./mutations.ts";

const messages: Record<MutationStatus, ReactNode> = {
  idle: null,
  pending: <Trans>Submitting...</Trans>,
  success: <Trans>Offer created successfully!</Trans>,
  error: <Trans>Failed to create offer. Please try again.</Trans>,
};

interface LateOfferStatusProps {
  attempt: OfferAttempt | undefined;
  onClose: () => void;
}

/** Says what becomes of an offer whose form was closed while it was being sent. */
export function LateOfferStatus({ attempt, onClose }: LateOfferStatusProps) {
  const statuses = useMutationState({
    filters: { mutationKey: attempt ? offerKey(attempt) : ["none"] },
    select: ({ state }) => state.status,
  });
  const status = statuses.at(-1);
  return (
    <Toast
      kind={status === "error" ? "failure" : "news"}
      icon={status === "error" && <CircleAlert size={20} aria-hidden="true" />}
      onClose={onClose}
    >
      {status && messages[status]}
    </Toast>
  );
}
