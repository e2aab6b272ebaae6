import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { offers } from "#src/features/session/session.ts";
import { useDraftKeeper } from "#src/features/session/use-draft-keeper.ts";
import { useSession } from "#src/features/session/use-session.ts";
import { newFormKey } from "./form-key.ts";
import { LateAnswer } from "./LateAnswer.tsx";
import { offerKey, type OfferForm } from "./mutations.ts";
import { OfferDialog } from "./OfferDialog.tsx";

/** What is open when a session is lost, to be opened again for the same user. */
export interface KeptOffer {
  form: OfferForm;
  voices: Voice[];
}

export interface OpenOfferProps {
  /** The voices that an offer was asked for; another list asks for another offer. */
  asked: Voice[] | undefined;
  kept: KeptOffer | undefined;
  /** The slot of a chosen voice: what plays it. */
  player: (voice: Voice, all: Voice[]) => ReactNode;
  /** A voice was taken out of the form. */
  onRemove: (voiceId: string) => void;
  /** The form was closed. */
  onClose: () => void;
  /** The form has closed, and the focus is back where it came from, if that is still there. */
  onClosed: () => void;
}

const isSent = (client: QueryClient, form: OfferForm) =>
  client.getMutationCache().find({ mutationKey: offerKey(form), status: "success" }) !== undefined;

/** The form that is open or was last, and what comes of an offer whose form was closed. */
export function OpenOffer({ asked, kept, player, onRemove, onClose, onClosed }: OpenOfferProps) {
  const queryClient = useQueryClient();
  const session = useSession();
  const isRepeatable = session !== undefined && offers(session, "idempotency");
  const [answered, answer] = useState<Voice[]>();
  const [form, setForm] = useState(kept?.form);
  const [voices, setVoices] = useState(kept?.voices ?? []);
  const [isOpen, setOpen] = useState(kept !== undefined);
  const [left, setLeft] = useState<OfferForm>();
  useDraftKeeper("offer", () =>
    form && isOpen && !isSent(queryClient, form) ? ({ form, voices } satisfies KeptOffer) : undefined,
  );
  if (asked && asked !== answered) {
    answer(asked);
    setForm({ key: newFormKey(), isRepeatable });
    setVoices(asked);
    setOpen(true);
  }

  const close = () => {
    if (form && queryClient.isMutating({ mutationKey: offerKey(form) }) > 0) setLeft(form);
    setOpen(false);
    onClose();
  };
  const remove = (id: string) => {
    onRemove(id);
    const rest = voices.filter(({ voiceId }) => voiceId !== id);
    if (rest.length > 0) setVoices(rest);
    else close();
  };
  const play = (id: string) => {
    const voice = voices.find(({ voiceId }) => voiceId === id);
    return voice && player(voice, voices);
  };
  const hearClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (form && !isOpen) hearClosed();
  }, [form, isOpen]);

  return (
    <>
      {form && (
        <OfferDialog
          open={isOpen}
          form={form}
          voices={voices}
          player={play}
          onRemove={remove}
          onClose={close}
        />
      )}
      <LateAnswer form={left} onClose={() => setLeft(undefined)} />
    </>
  );
}
