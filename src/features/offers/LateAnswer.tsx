import { Trans } from "@lingui/react/macro";
import { useMutationState, type MutationStatus } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Toast } from "#src/ui/Toast.tsx";
import { offerKey, type OfferForm } from "./mutations.ts";

const words: Record<MutationStatus, ReactNode> = {
  idle: null,
  pending: <Trans>Submitting...</Trans>,
  success: <Trans>Offer created successfully!</Trans>,
  error: <Trans>Failed to create offer. Please try again.</Trans>,
};

interface LateAnswerProps {
  /** The form that was closed while its offer was under way: that goes on, and here is what comes of it. */
  form: OfferForm | undefined;
  onClose: () => void;
}

export function LateAnswer({ form, onClose }: LateAnswerProps) {
  const sent = useMutationState({
    filters: { mutationKey: form ? offerKey(form) : ["none"] },
    select: ({ state }) => state.status,
  });
  const status = sent.at(-1);
  return (
    <Toast
      kind={status === "error" ? "failure" : "news"}
      icon={status === "error" && <CircleAlert size={20} aria-hidden="true" />}
      onClose={onClose}
    >
      {status && words[status]}
    </Toast>
  );
}
