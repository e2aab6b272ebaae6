import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { useState, type ReactNode } from "react";
import { object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import styles from "#src/features/account/DialogForm.module.css";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { usePasskeySignal } from "#src/session/passkeys/use-passkey.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";

const schema = object({
  name: string()
    .trim()
    .required(messageId(msg`Name is required`)),
});

interface PasskeyNameDialogProps {
  open: boolean;
  title: ReactNode;
  name: string;
  /** The words of the button. */
  act: ReactNode;
  /** The signal ends with the form. */
  onName: (name: string, signal: AbortSignal) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name under which a passkey is listed, and says what failed. */
export function PasskeyNameDialog({ open, title, ...form }: PasskeyNameDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ name, act, onName, onClose }: Omit<PasskeyNameDialogProps, "open" | "title">) {
  const { t } = useLingui();
  const [error, setError] = useState<unknown>();
  const newSignal = usePasskeySignal();
  const send = (values: { name: string }) => {
    setError(undefined);
    return onName(values.name.trim(), newSignal()).catch(setError);
  };
  return (
    <Formik initialValues={{ name }} validationSchema={schema} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form>
          <DialogBody className={styles["form"]}>
            <TextField
              name="name"
              label={t({ message: "Name of the passkey", comment: "Label of a field" })}
              hint={<Trans>A name that tells your passkeys apart, such as “work laptop”.</Trans>}
              autoComplete="off"
              maxLength={limits.passkeyName}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <ActFailure error={error} />
          </DialogBody>
          <FormFooter onCancel={onClose} busy={isSubmitting}>
            {act}
          </FormFooter>
        </Form>
      )}
    </Formik>
  );
}
