import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { clientNamesSchema, type ClientNames } from "#src/features/clients/client-schema.ts";
import { firstPerson } from "#src/features/clients/list/first-person.ts";
import { changeNames } from "#src/features/clients/mutations.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import type { ActDialogProps } from "./ActDialogs.tsx";
import styles from "./ActDialogs.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Changes the first person's names and the account's company. */
export function NamesDialog({ account, open, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useSending(changeNames);
  const person = firstPerson(account);
  const before: ClientNames = {
    name: person?.name ?? "",
    lastName: person?.lastName ?? "",
    company: account.company ?? "",
  };
  return (
    <Dialog open={open} onClose={onClose} title={t({ message: "Edit name", comment: "Heading" })}>
      <Formik
        initialValues={before}
        validationSchema={clientNamesSchema}
        onSubmit={(values, { setStatus }) =>
          mutateAsync({ account, names: { ...before, ...clientNamesSchema.cast(values) } }).then(
            onClose,
            (refusal) => setStatus(refusedFields(refusal, { values })),
          )
        }
      >
        <Form>
          <DialogBody className={styles["fields"]}>
            <TextField name="name" label={t`Name`} autoComplete="off" />
            <TextField name="lastName" label={t`Last name`} autoComplete="off" />
            <TextField name="company" label={t`Company name`} autoComplete="off" optional />
            {error && !refusedFields(error, { values: before }) && (
              <Notice kind="danger">
                {translate(sentenceOfWrite(error, msg`Server responded with an error.`))}
              </Notice>
            )}
          </DialogBody>
          <FormFooter onCancel={onClose} busy={isPending}>
            <Trans comment="Button of a form">Save changes</Trans>
          </FormFooter>
        </Form>
      </Formik>
    </Dialog>
  );
}
