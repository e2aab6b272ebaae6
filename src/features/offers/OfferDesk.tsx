import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { offers } from "#src/features/session/session.ts";
import { useDraftKeeper, useKeptDraft } from "#src/features/session/use-kept-draft.ts";
import { useSession } from "#src/features/session/use-session.ts";
import { useLater } from "#src/lib/use-later.ts";
import { newFormKey } from "./form-key.ts";
import { LateAnswer } from "./LateAnswer.tsx";
import { offerKey, type OfferForm } from "./mutations.ts";
import { OfferDeskContext, type OfferDesk as Desk } from "./offer-desk.ts";

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

/** What is open when a session is lost, to be opened again for the same user. */
interface OpenedForm {
  form: OfferForm;
  voices: Voice[];
}

const isSent = (client: QueryClient, form: OfferForm) =>
  client.getMutationCache().find({ mutationKey: offerKey(form), status: "success" }) !== undefined;

/** Puts the offer form within reach of the page; its code loads when it is first asked for. */
export function OfferDesk({ player, onRemove, onClose, onClosed, children }: OfferDeskProps) {
  const queryClient = useQueryClient();
  const session = useSession();
  const { Loaded: Dialog, prepare, need } = useLater(loadDialog);
  const opened = useKeptDraft<OpenedForm>("offer");
  const [form, setForm] = useState(opened?.form);
  const [voices, setVoices] = useState(opened?.voices ?? []);
  const [isOpen, setOpen] = useState(opened !== undefined);
  const [left, setLeft] = useState<OfferForm>();
  useDraftKeeper("offer", () =>
    form && isOpen && !isSent(queryClient, form) ? ({ form, voices } satisfies OpenedForm) : undefined,
  );
  const isRepeatable = session !== undefined && offers(session, "idempotency");

  const fetchForm = () => need(() => setForm(undefined));
  const fetchOpened = useEffectEvent(() => void (form && fetchForm()));
  useEffect(() => fetchOpened(), []);

  const desk: Desk = {
    prepare,
    open: (chosen) => {
      setForm({ key: newFormKey(), isRepeatable });
      setVoices(chosen);
      setOpen(true);
      fetchForm();
    },
  };

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
      <LateAnswer form={left} onClose={() => setLeft(undefined)} />
    </OfferDeskContext>
  );
}
