import { Trans } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Formik, type FormikHelpers } from "formik";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { KeptDraft } from "#src/features/session/KeptDraft.tsx";
import { Form } from "#src/ui/Form.tsx";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { refusedFields } from "#src/lib/refused-fields.ts";
import { makeOffer, offerKey, type OfferForm as OpenForm } from "./mutations.ts";
import { emptyOffer, offerSchema, type OfferTexts } from "./offer-schema.ts";
import { OfferActions } from "./OfferActions.tsx";
import { OfferFailure } from "./OfferFailure.tsx";
import { OfferFields } from "./OfferFields.tsx";
import styles from "./OfferForm.module.css";
import { OfferSent } from "./OfferSent.tsx";

/** Where the form's fields stand in the client that is sent. */
const places = {
  "offers/0/budget": "budget",
  "offers/0/platform": "platform",
  "offers/0/version": "version",
} as const;

interface OfferFormProps {
  form: OpenForm;
  voices: Voice[];
  /** The chosen voices, above the fields. */
  chosen: ReactNode;
  onClose: () => void;
}

/** The fields, and what came of them. A failure keeps every value. */
export function OfferForm({ form, voices, chosen, onClose }: OfferFormProps) {
  const queryClient = useQueryClient();
  const { mutateAsync, reset, isPending, isSuccess, error, failureCount } = useMutation(makeOffer(form));
  const send = async (typed: OfferTexts, { setStatus }: FormikHelpers<OfferTexts>) => {
    // The cache knows at once; what was drawn last may be a press behind.
    if (queryClient.isMutating({ mutationKey: offerKey(form) }) > 0) return;
    const voiceIds = voices.map(({ voiceId }) => voiceId);
    try {
      await mutateAsync({ ...offerSchema.cast(typed), voiceIds });
    } catch (refusal) {
      setStatus(refusedFields(refusal, { values: typed, places }));
    }
  };
  if (isSuccess) return <OfferSent onClose={onClose} />;
  return (
    <Formik initialValues={emptyOffer} validationSchema={offerSchema} onSubmit={send}>
      <Form className={styles["form"]} aria-busy={isPending} onChange={() => void (error && reset())}>
        <DialogBody className={styles["body"]}>
          {chosen}
          <OfferFields />
          {Boolean(error) && <OfferFailure error={error} />}
        </DialogBody>
        <p className={styles["checking"]} role="status">
          {isPending && failureCount > 0 && <Trans>No answer yet, checking…</Trans>}
        </p>
        <OfferActions isSending={isPending} onCancel={onClose} />
        <KeptDraft name={`offer ${form.key}`} />
      </Form>
    </Formik>
  );
}
