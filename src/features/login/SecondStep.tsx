import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Formik } from "formik";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { refusedFields, type RefusedFields } from "#src/lib/http/refused-fields.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { messageId, translate } from "#src/lib/i18n/sentence.ts";
import { useAuthState } from "#src/session/auth-state.ts";
import { sendSecondFactor } from "#src/session/login.ts";
import { keepSessionError } from "#src/session/queries.ts";
import type { Session } from "#src/session/session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import frameStyles from "./FrameLink.module.css";
import formStyles from "./LoginForm.module.css";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

const schema = object({
  code: string()
    .trim()
    .required(messageId(msg`Code is required`)),
});

interface SecondStepProps {
  ticket: string;
  onLogin: (session: Session) => void;
  /** Back to name and password: pressed, or because the ticket is gone; then the login's form says why. */
  onBack: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondStep({ ticket, onLogin, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { error } = useAuthState();
  const { mutate, isPending } = useSending(sendSecondFactor);
  const [isRecovery, setRecovery] = useState(false);
  const send = (code: string, onRefused: (fields: RefusedFields | undefined) => void) =>
    new Promise<void>((resolve) => {
      const factor = { ticket, code: code.trim() };
      mutate(factor, {
        onSuccess: onLogin,
        onError: (refusal) => {
          if (refusal instanceof Problem && refusal.status === 401) onBack();
          onRefused(refusedFields(refusal, { values: { code } }));
        },
        onSettled: () => resolve(),
      });
    });
  const goBack = () => {
    keepSessionError(queryClient, null);
    onBack();
  };
  return (
    <InkPage
      title={t`Two-step verification`}
      heading={<Trans comment="Heading and page title">Two-step verification</Trans>}
      lead={
        isRecovery ? (
          <Trans>Enter one of the recovery codes that you kept. Each works once.</Trans>
        ) : (
          <Trans>Enter the six digits that your authenticator app shows now.</Trans>
        )
      }
    >
      <Formik
        initialValues={{ code: "" }}
        validationSchema={schema}
        onSubmit={({ code }, { setStatus }) => send(code, setStatus)}
      >
        {({ resetForm, status }) => (
          <Form className={formStyles["form"]}>
            <TextField
              key={String(isRecovery)}
              name="code"
              label={
                isRecovery
                  ? t({ message: "Recovery code", comment: "Label of a field" })
                  : t({ message: "Code", comment: "Label of a field" })
              }
              autoComplete={isRecovery ? "off" : "one-time-code"}
              inputMode={isRecovery ? "text" : "numeric"}
              maxLength={limits.factorCode}
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
            <Button type="submit" look="primary" size="large" wide busy={isPending}>
              {isPending ? <Trans>Logging in...</Trans> : <Trans>Log in</Trans>}
            </Button>
            {error && !status && <Notice kind="danger">{translate(error)}</Notice>}
            <button
              type="button"
              className={clsx(frameStyles["link"], frameStyles["text"])}
              onClick={() => {
                resetForm();
                setRecovery(!isRecovery);
              }}
            >
              {isRecovery ? <Trans>Use a code from the app</Trans> : <Trans>Use a recovery code</Trans>}
            </button>
          </Form>
        )}
      </Formik>
      <button type="button" className={frameStyles["link"]} onClick={goBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to login</Trans>
      </button>
    </InkPage>
  );
}
