import { useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { useState } from "react";
import { partyName } from "#src/features/offers/conversation/people.ts";
import { termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import type { ActDialogProps } from "./act-dialog.ts";
import { counterSchema, inputsOf, termsFrom, type CounterInputs } from "./counter-schema.ts";
import styles from "./CounterDialog.module.css";
import { CounterForm } from "./CounterForm.tsx";
import { useAct } from "./use-act.ts";

/** Proposes other terms: those that hold, to be changed. What was typed stays when the offer changes meanwhile. */
export function CounterDialog({ open, offer, side, onDone, onClose }: ActDialogProps) {
  const { t } = useLingui();
  // What was written to one proposal is none for the next.
  const draft = useDraft(`counter ${offer.offerId} ${offer.proposal}`);
  const act = useAct(offer, onDone, draft);
  const [initial] = useState(() => inputsOf(termsOf(offer)));
  const timeZone = useAgencyTimeZone();
  const schema = () => counterSchema(timeZone, offer.currency);
  const propose = async (inputs: CounterInputs) => {
    const terms = termsFrom(inputs, schema());
    const text = inputs.text.trim();
    if (terms) await act.send((seen) => ({ kind: "propose", ...seen, terms, ...(text && { text }) }));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles["dialog"]}
      title={t({ message: "Make a counter-offer", comment: "Heading of a window" })}
    >
      <Formik initialValues={initial} validationSchema={schema} onSubmit={propose}>
        <CounterForm
          act={act}
          offer={offer}
          side={side}
          subtitle={[partyName("client", offer), offer.title].filter(Boolean).join(" · ")}
          draft={<FormDraft draft={draft} />}
          onShow={onDone}
          onClose={onClose}
        />
      </Formik>
    </Dialog>
  );
}
