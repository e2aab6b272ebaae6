import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { Forgotten } from "#contract/session.ts";
import { BackToLogin } from "#src/features/login/BackToLogin.tsx";
import formStyles from "#src/features/login/LoginForm.module.css";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { messageId, translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import styles from "./ForgotPasswordPage.module.css";
import { askForReset } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const schema: ObjectSchema<Forgotten> = object({
  username: string()
    .trim()
    .required(messageId(msg`Username or e-mail is required`)),
});
const failed = msg`Server responded with an error.`;

/** Asks for a link to a new password. The answer is the same whatever was typed, and the form stays beside it. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { mutateAsync, isPending, isSuccess, error } = useSending(askForReset);
  return (
    <InkPage
      title={t`Forgot your password?`}
      heading={<Trans>Forgot your password?</Trans>}
      lead={
        <Trans>Enter your username or e-mail address, and we will send you a link that works once.</Trans>
      }
      isTall
    >
      <Formik
        initialValues={{ username: "" }}
        validationSchema={schema}
        onSubmit={({ username }) => mutateAsync({ username: username.trim() }).catch(() => undefined)}
      >
        <Form className={formStyles["form"]}>
          <TextField
            name="username"
            label={t`Username or e-mail`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.login}
            autoFocus
          />
          <Button type="submit" look="primary" size="large" wide busy={isPending}>
            {isPending ? (
              <Trans>Submitting...</Trans>
            ) : (
              <Trans comment="Button: a link goes to an e-mail address">Send link</Trans>
            )}
          </Button>
          {error && <Notice kind="danger">{translate(sentenceOfWrite(error, failed))}</Notice>}
          {isSuccess && (
            <Notice kind="success">
              <Trans comment="The tag makes the first sentence bold">
                <strong>Check your inbox.</strong> If there is an account with this name, we have sent it a
                link; it is valid for 30 minutes and works once.
              </Trans>
            </Notice>
          )}
        </Form>
      </Formik>
      <div className={styles["foot"]}>
        <p className={styles["note"]}>
          <Trans>
            Nothing there? Check your spam folder. If your account has no e-mail address, ask the agency.
          </Trans>
        </p>
        <BackToLogin />
      </div>
    </InkPage>
  );
}
