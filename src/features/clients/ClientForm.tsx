import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { FormikProvider, useFormik } from "formik";
import { useState } from "react";
import type { ClientCredentials, ClientDraft } from "#contract/clients.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { isOutcomeUnknown } from "#src/lib/http/retry.ts";
import { translate, type Sentence } from "#src/lib/i18n/sentence.ts";
import { FormDraft } from "#src/session/FormDraft.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { clientSchema, draftOf, type ClientValues } from "./client-schema.ts";
import { createClient } from "./mutations.ts";
import styles from "./ClientForm.module.css";

const empty: ClientValues = { name: "", lastName: "", company: "", email: "" };

export interface ClientFormProps {
  onCreated: (credentials: ClientCredentials, draft: ClientDraft) => void;
  /** Whether the server takes a company, and an address to which an invitation goes. */
  hasCompany: boolean;
  hasEmail: boolean;
  /** Set when the form replaces the element that had the focus. */
  autoFocus: boolean;
}

export function ClientForm({ onCreated, hasCompany, hasEmail, autoFocus }: ClientFormProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(createClient);
  const [failure, setFailure] = useState<{ sentence: Sentence; isOutcomeUnknown: boolean } | null>(null);
  const formik = useFormik<ClientValues>({
    initialValues: empty,
    validationSchema: clientSchema,
    onSubmit: async (values) => {
      setFailure(null);
      try {
        const draft = draftOf(values);
        await mutateAsync({ draft, onCreated: (credentials) => onCreated(credentials, draft) });
      } catch (error) {
        const refused = refusedFields(error, { values });
        formik.setStatus(refused);
        const sentence = sentenceOf(error, msg`Server responded with an error.`);
        if (!refused) setFailure({ sentence, isOutcomeUnknown: isOutcomeUnknown(error) });
      }
    },
  });
  return (
    <FormikProvider value={formik}>
      <Form className={styles["form"]} onChange={() => setFailure(null)}>
        <TextField
          name="name"
          label={<Trans comment="Label of a field: a client's first name or an artist's name">Name</Trans>}
          autoComplete="off"
          autoFocus={autoFocus}
        />
        <TextField
          name="lastName"
          label={<Trans comment="Label of a field">Last name</Trans>}
          autoComplete="off"
        />
        {hasCompany && <TextField name="company" label={t`Company name`} autoComplete="off" optional />}
        {hasEmail && (
          <TextField
            name="email"
            type="email"
            label={t`E-mail`}
            hint={<Trans>An invitation goes to this address.</Trans>}
            autoComplete="off"
            optional
          />
        )}
        {failure && (
          <Notice kind="danger">
            <p>{translate(failure.sentence)}</p>
            {failure.isOutcomeUnknown && (
              <p>
                <Trans>
                  We got no reply. The account may exist, but its password was never shown; you can create a
                  new account.
                </Trans>
              </p>
            )}
          </Notice>
        )}
        <Button type="submit" look="primary" size="large" wide busy={formik.isSubmitting}>
          {formik.isSubmitting ? (
            <Trans>Submitting...</Trans>
          ) : (
            <Trans comment="Heading and button: makes an account for a client">Create client</Trans>
          )}
        </Button>
        <FormDraft name="create-client" />
      </Form>
      <LeaveGuard isChanged={formik.dirty} />
    </FormikProvider>
  );
}
