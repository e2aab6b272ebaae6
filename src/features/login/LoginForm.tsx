import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { object, string, type ObjectSchema } from "yup";
import type { Credentials } from "#contract/session.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { messageId, translate } from "#src/lib/i18n/sentence.ts";
import { useAuthState } from "#src/session/auth-state.ts";
import { login, SecondFactorNeeded } from "#src/session/login.ts";
import type { Session } from "#src/session/session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { PasswordField } from "#src/ui/form/text/PasswordField.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import styles from "./LoginForm.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

const loginSchema: ObjectSchema<Credentials> = object({
  username: string().required(messageId(msg`Username is required`)),
  password: string().required(messageId(msg`Password is required`)),
});

const empty: Credentials = { username: "", password: "" };

interface LoginFormProps {
  onLogin: (session: Session) => void;
  /** Called with the ticket of the login's second step. */
  onSecondFactor: (ticket: string) => void;
  /** Other ways to log in, below the button. */
  children: ReactNode;
}

/** Username and password. A failure is shown below and keeps both values. */
export function LoginForm({ onLogin, onSecondFactor, children }: LoginFormProps) {
  const { t } = useLingui();
  const { error } = useAuthState();
  const { mutate, isPending } = useSending(login);
  return (
    <Formik
      initialValues={empty}
      validationSchema={loginSchema}
      // These callbacks run only while mounted: who has left the page meanwhile is not redirected.
      onSubmit={(credentials, { setStatus }) =>
        new Promise<void>((resolve) => {
          mutate(credentials, {
            onSuccess: onLogin,
            onError: (refusal) => {
              if (refusal instanceof SecondFactorNeeded) onSecondFactor(refusal.ticket);
              else setStatus(refusedFields(refusal, { values: credentials }));
            },
            onSettled: () => resolve(),
          });
        })
      }
    >
      <Form className={styles["form"]}>
        <TextField
          name="username"
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
        <Button type="submit" look="primary" size="large" wide busy={isPending}>
          {isPending ? (
            <Trans comment="State of the button after pressing; the three dots are fixed">
              Logging in...
            </Trans>
          ) : (
            <Trans comment="Button, link and page title">Log in</Trans>
          )}
        </Button>
        {error && <Notice kind="danger">{translate(error)}</Notice>}
        {children}
      </Form>
    </Formik>
  );
}
