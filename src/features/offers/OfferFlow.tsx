import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import { openDraft, type Draft } from "#src/session/sending/draft.ts";
import { useSession } from "#src/session/use-session.ts";
import type { FilledOffer } from "./brief/brief-inputs.ts";
import { LateOfferStatus } from "./LateOfferStatus.tsx";
import { makeOfferKey } from "./mutations.ts";
import { OfferDialog, type OfferDialogProps } from "./OfferDialog.tsx";
import { markOpenOffer, offerDraftName } from "./open-offer.ts";

/** What the form is opened for. */
export interface RequestedOffer {
  voices: Voice[];
  /** What the form is filled with. */
  filled?: FilledOffer | undefined;
  /** The draft that is gone on with, where it is a certain one. */
  draftKey?: string;
}

export interface OfferFlowProps extends Pick<OfferDialogProps, "onRemove"> {
  /** What to make an offer for; a new object opens a new form. */
  requested: RequestedOffer;
  onClose: () => void;
  /** Called after the dialog closed and returned the focus, unless the opener is gone. */
  onClosed: () => void;
}

/** An opened form. */
interface Opening {
  number: number;
  request: RequestedOffer;
  draft: Draft;
  /** The key that the draft had when the form was opened. */
  key: string;
}

/** The offer form, and the status of an offer whose form was closed while it was being sent. */
export function OfferFlow({ requested, onRemove, onClose, onClosed }: OfferFlowProps) {
  const queryClient = useQueryClient();
  const owner = useSession()?.profile.userName;
  const openFor = (request: RequestedOffer, number: number): Opening => {
    // An old offer that is sent again goes on with nothing that was begun.
    const key = request.draftKey ?? (request.filled && (request.filled.draftKey ?? newKey()));
    const draft = openDraft(owner, offerDraftName, key);
    return { number, request, draft, key: draft.key };
  };
  const [handled, setHandled] = useState(requested);
  const [opening, setOpening] = useState(() => openFor(requested, 0));
  const [isOpen, setOpen] = useState(true);
  const [closed, setClosed] = useState<RequestedOffer & { draftKey: string }>(); // while it was being sent
  const { draft, key, number, request } = opening;
  const open = (next: RequestedOffer) => {
    const opened = openFor(next, number + 1);
    setOpening(opened);
    // Its own window says from now on what becomes of it.
    if (opened.key === closed?.draftKey) setClosed(undefined);
    setOpen(true);
  };
  if (requested !== handled) {
    setHandled(requested);
    open(requested);
  }
  useEffect(() => {
    markOpenOffer(isOpen ? key : null);
  }, [isOpen, key]);

  const close = () => {
    if (queryClient.isMutating({ mutationKey: makeOfferKey(key) }) > 0)
      setClosed({ ...request, draftKey: key });
    setOpen(false);
    onClose();
  };
  const goOn = () => {
    setClosed(undefined);
    if (closed) open(closed);
  };
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!isOpen) handleClosed();
  }, [isOpen]);

  return (
    <>
      <OfferDialog
        key={number}
        open={isOpen}
        voices={request.voices}
        filled={request.filled}
        draft={draft}
        onRemove={onRemove}
        onClose={close}
      />
      <LateOfferStatus draftKey={closed?.draftKey} onAgain={goOn} onClose={() => setClosed(undefined)} />
    </>
  );
}
