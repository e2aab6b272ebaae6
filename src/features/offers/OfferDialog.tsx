import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { lazy } from "yup";
import type { Voice } from "#contract/voices/voices.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useAgencyCurrency, useAgencyTimeZone } from "#src/session/use-session.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import type { FilledOffer } from "./brief/brief-inputs.ts";
import { briefSchema, furtherFields } from "./brief/brief-schema.ts";
import { makeOffer, makeOfferKey } from "./mutations.ts";
import { offerInputs, type AllInputs } from "./offer-inputs.ts";
import { offerSchema } from "./offer-schema.ts";
import { OfferForm, type OfferFormProps } from "./OfferForm.tsx";
import styles from "./OfferForm.module.css";
import { OfferSent } from "./OfferSent.tsx";

/** The paths of the form's fields in the client that is sent. */
const pointers = {
  "offers/0/budget": "budget",
  "offers/0/platform": "platform",
  "offers/0/version": "version",
  "offers/0/title": "title",
  "offers/0/rounds": "rounds",
  "offers/0/answerBy": "answerBy",
  "offers/0/deliverBy": "deliverBy",
  "offers/0/usage/months": "months",
  "offers/0/brief/script": "script",
  "offers/0/brief/targetSeconds": "targetSeconds",
  "offers/0/brief/notes": "notes",
} as const;

/** A closed part asks for nothing. */
const schemaIn = (timeZone: string, currency: string) =>
  lazy((values: AllInputs) => (values.isBriefOpen ? briefSchema(timeZone, currency) : offerSchema(currency)));

export interface OfferDialogProps extends Omit<OfferFormProps, "sending"> {
  open: boolean;
  voices: Voice[];
  filled: FilledOffer | undefined;
}

/** An offer for one voice or several: the fields, the failure or the success. A failure keeps every value. */
export function OfferDialog({ open, voices, filled, draft, onRemove, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const timeZone = useAgencyTimeZone();
  const currency = useAgencyCurrency();
  const [initialValues] = useState(() => offerInputs(voices, filled));
  const [mutationKey] = useState(() => makeOfferKey(draft.key));
  const sending = useSending({ ...makeOffer, mutationKey }, draft);
  const send = async (inputs: AllInputs, { setStatus }: FormikHelpers<AllInputs>) => {
    // Read from the cache, because `sending` may be one render behind a second press.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const voiceIds = inputs.voices.map(({ voiceId }) => voiceId);
    try {
      const { budget, platform, version } = offerSchema(currency).cast(inputs);
      await sending.mutateAsync({ budget, platform, version, voiceIds, ...furtherFields(inputs) });
    } catch (refusal) {
      setStatus(refusedFields(refusal, { values: inputs, pointers }));
    }
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={() => schemaIn(timeZone, currency)}
      onSubmit={send}
    >
      {({ values: { voices: chosen } }) => {
        const n = chosen.length;
        return (
          <Dialog
            open={open}
            onClose={onClose}
            className={styles["dialog"]}
            title={
              n === 1
                ? t`Make an offer`
                : t({
                    message: `Make an offer for ${n} voices`,
                    comment: "Heading of a window; n is a whole number above one",
                  })
            }
          >
            {sending.state === "arrived" || sending.state === "arrivedElsewhere" ? (
              <OfferSent offerId={sending.data} onClose={onClose} />
            ) : (
              <OfferForm draft={draft} sending={sending} onRemove={onRemove} onClose={onClose} />
            )}
          </Dialog>
        );
      }}
    </Formik>
  );
}
