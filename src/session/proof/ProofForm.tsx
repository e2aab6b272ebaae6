import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Formik } from "formik";
import KeyRound from "lucide-react/icons/key-round";
import type { ReactNode } from "react";
import { object, string } from "yup";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { messageId, translate } from "#src/lib/i18n/sentence.ts";
import { accountQuery } from "#src/session/account/queries.ts";
import { preloadPasskeys, supportsPasskeys, usePasskeySignal } from "#src/session/passkeys/use-passkey.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { PasswordField } from "#src/ui/form/text/PasswordField.tsx";
import styles from "./ProofForm.module.css";
import { proveByPasskey, proveByPassword } from "./mutations.ts";

const schema = object({ password: string().required(messageId(msg`Password is required`)) });
const failed = msg`Server responded with an error.`;

interface ProofFormProps {
  /** Of the element that says why. */
  reasonId: string;
  onAnswer: (isProven: boolean) => void;
  /** Why it is asked for. */
  children: ReactNode;
}

/** The password, or a passkey where the user has one. */
export function ProofForm({ reasonId, onAnswer, children }: ProofFormProps) {
  const { t } = useLingui();
  const { data: account } = useQuery(accountQuery);
  const password = useMutation(proveByPassword);
  const passkey = useMutation(proveByPasskey);
  const newSignal = usePasskeySignal();
  const hasPasskey = supportsPasskeys() && account !== undefined && account.passkeys.length > 0;
  const error = password.error ?? passkey.error;
  return (
    <Formik
      initialValues={{ password: "" }}
      validationSchema={schema}
      onSubmit={(proof) => {
        passkey.reset();
        return password.mutateAsync(proof).then(
          () => onAnswer(true),
          () => undefined, // said below
        );
      }}
    >
      <Form>
        <DialogBody className={styles["body"]}>
          <p id={reasonId}>{children}</p>
          <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
          {hasPasskey && (
            <Button
              wide
              icon={<KeyRound size={18} aria-hidden="true" />}
              busy={passkey.isPending}
              onPointerEnter={preloadPasskeys}
              onFocus={preloadPasskeys}
              onClick={() => {
                password.reset();
                passkey.mutate(newSignal(), { onSuccess: () => onAnswer(true) });
              }}
            >
              <Trans>Confirm with a passkey</Trans>
            </Button>
          )}
          {error && <Notice kind="danger">{translate(sentenceOf(error, failed))}</Notice>}
        </DialogBody>
        <FormFooter onCancel={() => onAnswer(false)} busy={password.isPending}>
          <Trans comment="Button: proves by the password who it is">Confirm</Trans>
        </FormFooter>
      </Form>
    </Formik>
  );
}
