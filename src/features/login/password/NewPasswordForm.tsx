import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { useState, type ReactNode } from "react";
import { object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { messageId, translate, type Sentence } from "#src/lib/i18n/sentence.ts";
import formStyles from "#src/features/login/LoginForm.module.css";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { PasswordField } from "#src/ui/form/text/PasswordField.tsx";
import { PasswordRules } from "./PasswordRules.tsx";

const isLongEnough = (password: string) => [...password].length >= limits.password.least;

const schema = object({
  newPassword: string()
    .required(messageId(msg`Password is required`))
    .test("length", messageId(msg`Use at least 12 characters`), (text = "") => isLongEnough(text))
    .max(limits.password.most, messageId(msg`Use at most 200 characters`)),
});

interface NewPasswordFormProps {
  names: string[];
  /** The account's user name where it is known: password managers save it with the password. */
  userName?: string;
  onSend: (newPassword: string) => Promise<unknown>;
  /** The words of the button. */
  children: ReactNode;
}

/** One field, shown, with its rules below it. A refusal is said there, or under the button. */
export function NewPasswordForm({ names, userName, onSend, children }: NewPasswordFormProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<Sentence>();
  return (
    <Formik
      initialValues={{ newPassword: "" }}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        setFailure(undefined);
        try {
          await onSend(values.newPassword);
        } catch (error) {
          const refused = refusedFields(error, { values });
          setStatus(refused);
          if (!refused) setFailure(sentenceOfWrite(error, msg`Server responded with an error.`));
        }
      }}
    >
      {({ values, isSubmitting }) => (
        <Form className={formStyles["form"]}>
          {userName !== undefined && (
            <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
          )}
          <PasswordField
            name="newPassword"
            label={t({ message: "New password", comment: "Label of a field" })}
            hint={<PasswordRules password={values.newPassword} names={names} />}
            autoComplete="new-password"
            startsShown
            autoFocus
          />
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting}>
            {isSubmitting ? (
              <span>
                <Trans>Submitting...</Trans>
              </span>
            ) : (
              children
            )}
          </Button>
          {failure && <Notice kind="danger">{translate(failure)}</Notice>}
        </Form>
      )}
    </Formik>
  );
}
