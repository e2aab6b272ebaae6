import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { object, type ObjectSchema } from "yup";
import type { AddressChange } from "#contract/account.ts";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import styles from "#src/features/account/DialogForm.module.css";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { emailMessages, requiredEmail } from "#src/session/people/email-schema.ts";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { changeAddress } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const schema: ObjectSchema<AddressChange> = object({ email: requiredEmail() });

/** Asks for a new address; a link that is sent there confirms it. The answer is the same for a taken one. */
export function AddressForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, isSuccess, variables, error } = useSending(changeAddress);
  if (isSuccess) {
    const { email } = variables;
    return (
      <>
        <DialogBody>
          <Notice kind="success">
            <Trans comment="email is the address that was typed">
              We have sent a link to this address: {email}. Your current address stays until you open it.
            </Trans>
          </Notice>
        </DialogBody>
        <DialogFooter>
          <Button look="primary" autoFocus onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <Formik
      initialValues={{ email: "" }}
      validationSchema={schema}
      onSubmit={(values, { setStatus }) =>
        mutateAsync(schema.cast(values)).then(
          () => undefined,
          (refusal) => setStatus(refusedFields(refusal, { values, ownMessages: emailMessages })),
        )
      }
    >
      {({ status }) => (
        <Form>
          <DialogBody className={styles["form"]}>
            <TextField
              name="email"
              label={t`New e-mail address`}
              hint={<Trans>We’ll send a link there; the address takes effect once you open it.</Trans>}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            {!status && <ActFailure error={error} />}
          </DialogBody>
          <FormFooter onCancel={onClose} busy={isPending}>
            {isPending ? <Trans>Submitting...</Trans> : <Trans>Send link</Trans>}
          </FormFooter>
        </Form>
      )}
    </Formik>
  );
}
