import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Formik } from "formik";
import type { PasswordChange } from "#contract/session.ts";
import { toldOf } from "#src/lib/lost-answer.ts";
import { sentenceOf } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Button } from "#src/ui/Button.tsx";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { DialogFooter } from "#src/ui/DialogFooter.tsx";
import { Form } from "#src/ui/Form.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { refusedFields } from "#src/lib/refused-fields.ts";
import { PasswordField } from "#src/ui/PasswordField.tsx";
import styles from "./LoginForm.module.css";
import { changePassword } from "./change-password.ts";
import { passwordSchema } from "./password-schema.ts";

const empty: PasswordChange = { currentPassword: "", newPassword: "" };
const failed = msg`Server responded with an error.`;

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, isSuccess, error } = useMutation(changePassword);
  const { failure, fate } = toldOf(error);
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
            <Trans>Close</Trans>
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
          <PasswordField name="currentPassword" label={t`Current password`} autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label={t`New password`}
            hint={<Trans>Use at least 12 characters</Trans>}
            autoComplete="new-password"
          />
          {error && !refusedFields(error, { values: empty }) && (
            <Notice kind="danger">
              <p>{say(sentenceOf(failure, failed))}</p>
              {fate && <p>{say(fate)}</p>}
            </Notice>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? <Trans>Submitting...</Trans> : <Trans>Change password</Trans>}
          </Button>
        </DialogFooter>
      </Form>
    </Formik>
  );
}
