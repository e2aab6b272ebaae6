import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { PasswordChange } from "#contract/session.ts";
import { failureOf } from "#src/lib/http/lost-answer.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { messageId, translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { PasswordField } from "#src/ui/form/text/PasswordField.tsx";
import styles from "./PasswordForm.module.css";
import { changePassword } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const passwordSchema: ObjectSchema<PasswordChange> = object({
  currentPassword: string().required(messageId(msg`Password is required`)),
  newPassword: string()
    .required(messageId(msg`Password is required`))
    .min(limits.password.least, messageId(msg`Use at least 12 characters`)),
});

const empty: PasswordChange = { currentPassword: "", newPassword: "" };
const failed = msg`Server responded with an error.`;

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, isSuccess, error } = useSending(changePassword);
  const { failure, detail } = failureOf(error);
  if (isSuccess) {
    return (
      <>
        <DialogBody>
          <Notice kind="success">
            <Trans>Your password has been changed.</Trans>
          </Notice>
        </DialogBody>
        <DialogFooter>
          <Button look="primary" autoFocus onClick={onClose}>
            <Trans comment="Button: closes a window or a message">Close</Trans>
          </Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <Formik
      initialValues={empty}
      validationSchema={passwordSchema}
      onSubmit={(change, { setStatus }) =>
        mutateAsync(change).catch((refusal) => setStatus(refusedFields(refusal, { values: change })))
      }
    >
      <Form>
        <DialogBody className={styles["form"]}>
          <PasswordField
            name="currentPassword"
            label={t({ message: "Current password", comment: "Label of a field" })}
            autoComplete="current-password"
          />
          <PasswordField
            name="newPassword"
            label={t({ message: "New password", comment: "Label of a field" })}
            rule={<Trans>Use at least 12 characters</Trans>}
            autoComplete="new-password"
          />
          {error && !refusedFields(error, { values: empty }) && (
            <Notice kind="danger">
              <p>{translate(sentenceOfWrite(failure, failed))}</p>
              {detail && <p>{translate(detail)}</p>}
            </Notice>
          )}
        </DialogBody>
        <FormFooter onCancel={onClose} busy={isPending}>
          {isPending ? (
            <Trans comment="State of a button after pressing; fixed by the specification">
              Submitting...
            </Trans>
          ) : (
            <Trans>Change password</Trans>
          )}
        </FormFooter>
      </Form>
    </Formik>
  );
}
