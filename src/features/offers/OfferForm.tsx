import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Formik, type FormikHelpers } from "formik";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { FormDraft } from "#src/session/FormDraft.tsx";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/TextField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import { makeOffer, offerKey, type OfferAttempt } from "./mutations.ts";
import { emptyOffer, offerSchema, type OfferInputs } from "./offer-schema.ts";
import { OfferFailure } from "./OfferFailure.tsx";
import styles from "./OfferForm.module.css";
import { OfferSent } from "./OfferSent.tsx";

/** The paths of the form's fields in the client that is sent. */
const pointers = {
  "offers/0/budget": "budget",
  "offers/0/platform": "platform",
  "offers/0/version": "version",
} as const;

interface OfferFormProps {
  attempt: OfferAttempt;
  voices: Voice[];
  /** The chips of the selected voices, above the fields. */
  voiceChips: ReactNode;
  onClose: () => void;
}

/** The fields, the failure or the success of an offer. A failure keeps every value. */
export function OfferForm({ attempt, voices, voiceChips, onClose }: OfferFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutateAsync, reset, isPending, isSuccess, error, failureCount } = useMutation(makeOffer(attempt));
  const send = async (inputs: OfferInputs, { setStatus }: FormikHelpers<OfferInputs>) => {
    // Read from the cache, because `isPending` may be one render behind a second press.
    if (queryClient.isMutating({ mutationKey: offerKey(attempt) }) > 0) return;
    const voiceIds = voices.map(({ voiceId }) => voiceId);
    try {
      await mutateAsync({ ...offerSchema.cast(inputs), voiceIds });
    } catch (refusal) {
      setStatus(refusedFields(refusal, { values: inputs, pointers }));
    }
  };
  if (isSuccess) return <OfferSent onClose={onClose} />;
  return (
    <Formik initialValues={emptyOffer} validationSchema={offerSchema} onSubmit={send}>
      <Form className={styles["form"]} aria-busy={isPending} onChange={() => void (error && reset())}>
        <DialogBody className={styles["body"]}>
          {voiceChips}
          <div className={styles["fields"]}>
            <div className={styles["budget"]}>
              <BudgetField />
            </div>
            <TextField
              name="platform"
              label={t({
                message: "Platform (medium)",
                comment: "Label of a field: where a recording is broadcast, such as TV",
              })}
              autoComplete="off"
            />
            <TextField
              name="version"
              label={t({ message: "Version", comment: "Label of a field: how many versions are recorded" })}
              hint={t`How many versions to record?`}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          {Boolean(error) && <OfferFailure error={error} />}
        </DialogBody>
        <p className={styles["checking"]} role="status">
          {isPending && failureCount > 0 && <Trans>No reply yet, checking…</Trans>}
        </p>
        <FormFooter onCancel={onClose} busy={isPending}>
          {isPending ? <Trans>Submitting...</Trans> : <Trans comment="Button">Submit offer</Trans>}
        </FormFooter>
        <FormDraft name={`offer ${attempt.key}`} />
      </Form>
    </Formik>
  );
}
