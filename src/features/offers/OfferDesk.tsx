import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { offers } from "#src/features/session/session.ts";
import { useSession } from "#src/features/session/use-session.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { newFormKey } from "./form-key.ts";
import { FormMissing } from "./FormMissing.tsx";
import { LateAnswer } from "./LateAnswer.tsx";
import { offerKey, type OfferForm } from "./mutations.ts";
import { OfferDeskContext } from "./offer-desk.ts";

const loadDialog = async () => (await import("./OfferDialog.tsx")).OfferDialog;

export interface OfferDeskProps {
  /** The slot of a chosen voice: what plays it. */
  player: (voice: Voice, all: Voice[]) => ReactNode;
  /** A voice was taken out of the form. */
  onRemove: (voiceId: string) => void;
  /** The form was closed. */
  onClose: () => void;
  /** The form has closed, and the focus is back where it came from, if that is still there. */
  onClosed: () => void;
  children: ReactNode;
}

/** Puts the offer form within reach of the page; its code loads when it is first asked for. */
export function OfferDesk({ player, onRemove, onClose, onClosed, children }: OfferDeskProps) {
  const queryClient = useQueryClient();
  const session = useSession();
  const [Dialog, load] = useLoaded(loadDialog);
  const [form, setForm] = useState<OfferForm>();
  const [voices, setVoices] = useState<Voice[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [left, setLeft] = useState<OfferForm>();
  const isRepeatable = session !== undefined && offers(session, "idempotency");

  const desk = useMemo(
    () => ({
      prepare: () => void load().catch(() => undefined),
      open: (chosen: Voice[]) => {
        setForm({ key: newFormKey(), isRepeatable });
        setVoices(chosen);
        setOpen(true);
        setMissing(false);
        load().catch(() => {
          setForm(undefined);
          setMissing(true);
        });
      },
    }),
    [load, isRepeatable],
  );

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
    <OfferDeskContext value={desk}>
      {children}
      {Dialog && form && (
        <Dialog open={isOpen} form={form} voices={voices} player={play} onRemove={remove} onClose={close} />
      )}
      <FormMissing isMissing={isMissing} onClose={() => setMissing(false)} />
      <LateAnswer form={left} onClose={() => setLeft(undefined)} />
    </OfferDeskContext>
  );
}
