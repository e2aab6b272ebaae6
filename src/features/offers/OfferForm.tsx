import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Formik, type FormikHelpers } from "formik";
import { useState, type ReactNode } from "react";
import { lazy } from "yup";
import type { Voice } from "#contract/voices.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { useAgencyCurrency, useAgencyTimeZone } from "#src/session/use-session.ts";
import { FormDraft } from "#src/session/FormDraft.tsx";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import { makeOffer, offerKey, type OfferAttempt } from "./mutations.ts";
import { BriefPart } from "./brief/BriefPart.tsx";
import { emptyInputs, filledInputs, type FilledOffer } from "./brief/brief-inputs.ts";
import { briefSchema, furtherFields } from "./brief/brief-schema.ts";
import { ContinuedDraft } from "./brief/ContinuedDraft.tsx";
import { MoreTerms } from "./brief/MoreTerms.tsx";
import { dropOfferDraft, readOfferDraft, type AllInputs } from "./brief/offer-draft.ts";
import { emptyOffer, inputsOf, offerSchema } from "./offer-schema.ts";
import { OfferFailure } from "./OfferFailure.tsx";
import styles from "./OfferForm.module.css";
import { OfferSent } from "./OfferSent.tsx";

/** The paths of the form's fields in the client that is sent. */
const pointers = {
  "offers/0/budget": "budget",
  "offers/0/platform": "platform",
  "offers/0/version": "version",
  "offers/0/title": "title",
  "offers/0/answerBy": "answerBy",
  "offers/0/deliverBy": "deliverBy",
  "offers/0/usage/months": "months",
  "offers/0/brief/script": "script",
  "offers/0/brief/targetSeconds": "targetSeconds",
  "offers/0/brief/notes": "notes",
} as const;

/** A closed part asks for nothing. */
const schemaIn = (timeZone: string) =>
  lazy((values: AllInputs) => (values.isBriefOpen ? briefSchema(timeZone) : offerSchema));

interface OfferFormProps {
  attempt: OfferAttempt;
  voices: Voice[];
  /** An old offer that is sent again. */
  filled: FilledOffer | undefined;
  /** Whose draft is kept; undefined on a server whose offers have no brief. */
  draftOf: string | undefined;
  /** The chips of the selected voices, above the fields. */
  voiceChips: ReactNode;
  onClose: () => void;
}

/** The fields, the failure or the success of an offer. A failure keeps every value. */
export function OfferForm({ attempt, voices, filled, draftOf, voiceChips, onClose }: OfferFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const timeZone = useAgencyTimeZone();
  const currency = useAgencyCurrency();
  const [initialValues] = useState<AllInputs>(() =>
    filled ? { ...inputsOf(filled.terms), ...filledInputs(filled) } : { ...emptyOffer, ...emptyInputs() },
  );
  const [draft] = useState(() => {
    const kept = draftOf === undefined || filled ? undefined : readOfferDraft(draftOf);
    // One that is being sent from a closed form is no draft any more.
    return kept && queryClient.isMutating({ mutationKey: offerKey(kept) }) === 0 ? kept : undefined;
  });
  const { mutateAsync, reset, isPending, isSuccess, error, failureCount } = useMutation(makeOffer(attempt));
  const send = async (inputs: AllInputs, { setStatus }: FormikHelpers<AllInputs>) => {
    // Read from the cache, because `isPending` may be one render behind a second press.
    if (queryClient.isMutating({ mutationKey: offerKey(attempt) }) > 0) return;
    const voiceIds = voices.map(({ voiceId }) => voiceId);
    try {
      const { budget, platform, version } = offerSchema.cast(inputs);
      await mutateAsync({ budget, platform, version, voiceIds, ...furtherFields(inputs) });
      if (draftOf !== undefined) dropOfferDraft(draftOf, attempt.key);
    } catch (refusal) {
      setStatus(refusedFields(refusal, { values: inputs, pointers }));
    }
  };
  if (isSuccess) return <OfferSent onClose={onClose} />;
  return (
    <Formik initialValues={initialValues} validationSchema={() => schemaIn(timeZone)} onSubmit={send}>
      {({ values: { isBriefOpen } }) => (
        <Form className={styles["form"]} aria-busy={isPending} onChange={() => void (error && reset())}>
          <DialogBody className={clsx(styles["body"], isBriefOpen && styles["wide"])}>
            <div className={styles["main"]}>
              {draftOf !== undefined && (
                <ContinuedDraft userName={draftOf} formKey={attempt.key} draft={draft} />
              )}
              {voiceChips}
              <div className={styles["fields"]}>
                <div className={styles["budget"]}>
                  <BudgetField currency={currency} />
                </div>
                <TextField
                  name="platform"
                  label={
                    isBriefOpen
                      ? t({ message: "Platform", comment: "One of the terms of an offer" })
                      : t({
                          message: "Platform (medium)",
                          comment: "Label of a field: where a recording is broadcast, such as TV",
                        })
                  }
                  autoComplete="off"
                />
                <TextField
                  name="version"
                  label={t({
                    message: "Version",
                    comment: "Label of a field: how many versions are recorded",
                  })}
                  hint={t`How many versions to record?`}
                  inputMode="numeric"
                  autoComplete="off"
                />
              </div>
              {isBriefOpen && <MoreTerms />}
              {Boolean(error) && <OfferFailure error={error} />}
            </div>
            {draftOf !== undefined && <BriefPart voices={voices} />}
          </DialogBody>
          <p className={styles["checking"]} role="status">
            {isPending && failureCount > 0 && <Trans>No reply yet, checking…</Trans>}
          </p>
          <FormFooter onCancel={onClose} busy={isPending}>
            {isPending ? <Trans>Submitting...</Trans> : <Trans comment="Button">Submit offer</Trans>}
          </FormFooter>
          <FormDraft name={`offer ${attempt.key}`} />
        </Form>
      )}
    </Formik>
  );
}
