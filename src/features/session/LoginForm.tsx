import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Formik } from "formik";
import type { Credentials } from "#contract/session.ts";
import { say } from "#src/lib/sentence.ts";
import { Button } from "#src/ui/Button.tsx";
import { Form } from "#src/ui/Form.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { refusedFields } from "#src/lib/refused-fields.ts";
import { PasswordField } from "#src/ui/PasswordField.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { useAuthState } from "./auth-state.ts";
import { loginSchema } from "./login-schema.ts";
import styles from "./LoginForm.module.css";
import { login } from "./mutations.ts";
import type { Session } from "./session.ts";

const empty: Credentials = { username: "", password: "" };

/** Username and password; what went wrong stands below, and both values stay. */
export function LoginForm({ onLogin }: { onLogin: (session: Session) => void }) {
  const { t } = useLingui();
  const { error } = useAuthState();
  const { mutate, isPending } = useMutation(login);
  return (
    <Formik
      initialValues={empty}
      validationSchema={loginSchema}
      // Whoever has left this page by the time the answer comes stays where they are.
      onSubmit={(credentials, { setStatus }) =>
        new Promise<void>((resolve) => {
          mutate(credentials, {
            onSuccess: onLogin,
            onError: (refusal) => setStatus(refusedFields(refusal, { values: credentials })),
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
          {isPending ? <Trans>Logging in...</Trans> : <Trans>Login</Trans>}
        </Button>
        {error && <Notice kind="danger">{say(error)}</Notice>}
      </Form>
    </Formik>
  );
}
