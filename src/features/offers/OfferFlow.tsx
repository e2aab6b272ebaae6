import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import { useSaveDraft } from "#src/session/drafts.ts";
import { serverHas } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import type { FilledOffer } from "./brief/brief-inputs.ts";
import { LateOfferStatus } from "./LateOfferStatus.tsx";
import { offerKey, type OfferAttempt } from "./mutations.ts";
import { OfferDialog } from "./OfferDialog.tsx";

/** An open form when the session is lost, to be reopened for the same user. */
export interface SavedOffer {
  attempt: OfferAttempt;
  voices: Voice[];
  filled: FilledOffer | undefined;
}

/** What the form is opened for. */
export interface RequestedOffer {
  voices: Voice[];
  /** An old offer that is sent again. */
  filled: FilledOffer | undefined;
}

export interface OfferFlowProps {
  /** What to make an offer for; a new object opens a new form. */
  requested: RequestedOffer | undefined;
  saved: SavedOffer | undefined;
  /** The slot of a voice's chip: its play button. */
  player: (voice: Voice, all: Voice[]) => ReactNode;
  /** Called when a voice is removed from the form. */
  onRemove: (voiceId: string) => void;
  onClose: () => void;
  /** Called after the dialog closed and returned the focus, unless the opener is gone. */
  onClosed: () => void;
}

const isSent = (client: QueryClient, attempt: OfferAttempt) =>
  client.getMutationCache().find({ mutationKey: offerKey(attempt), status: "success" }) !== undefined;

/** The offer form, and the status of an offer whose form was closed while it was being sent. */
export function OfferFlow({ requested, saved, player, onRemove, onClose, onClosed }: OfferFlowProps) {
  const queryClient = useQueryClient();
  const session = useSession();
  const isRepeatable = session !== undefined && serverHas(session, "idempotency");
  const draftOf = session && serverHas(session, "negotiation") ? session.profile.userName : undefined;
  const [openedFor, setOpenedFor] = useState<RequestedOffer>();
  const [attempt, setAttempt] = useState(saved?.attempt);
  const [voices, setVoices] = useState(saved?.voices ?? []);
  const [filled, setFilled] = useState(saved?.filled);
  const [isOpen, setOpen] = useState(saved !== undefined);
  const [closedAttempt, setClosedAttempt] = useState<OfferAttempt>(); // closed while being sent
  useSaveDraft("offer", () =>
    attempt && isOpen && !isSent(queryClient, attempt)
      ? ({ attempt, voices, filled } satisfies SavedOffer)
      : undefined,
  );
  if (requested && requested !== openedFor) {
    setOpenedFor(requested);
    setAttempt({ key: newKey(), isRepeatable });
    setVoices(requested.voices);
    setFilled(requested.filled);
    setOpen(true);
  }

  const close = () => {
    if (attempt && queryClient.isMutating({ mutationKey: offerKey(attempt) }) > 0) setClosedAttempt(attempt);
    setOpen(false);
    onClose();
  };
  const remove = (id: string) => {
    onRemove(id);
    const rest = voices.filter(({ voiceId }) => voiceId !== id);
    if (rest.length > 0) setVoices(rest);
    else close();
  };
  const renderPlayer = (id: string) => {
    const voice = voices.find(({ voiceId }) => voiceId === id);
    return voice && player(voice, voices);
  };
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (attempt && !isOpen) handleClosed();
  }, [attempt, isOpen]);

  return (
    <>
      {attempt && (
        <OfferDialog
          open={isOpen}
          attempt={attempt}
          voices={voices}
          filled={filled}
          draftOf={draftOf}
          player={renderPlayer}
          onRemove={remove}
          onClose={close}
        />
      )}
      <LateOfferStatus attempt={closedAttempt} onClose={() => setClosedAttempt(undefined)} />
    </>
  );
}
