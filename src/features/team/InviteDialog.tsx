import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { useState } from "react";
import { object, string, type ObjectSchema } from "yup";
import { limits } from "#contract/constants/limits.ts";
import type { TeamDraft } from "#contract/team.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { CredentialsDialog } from "#src/session/credentials/CredentialsDialog.tsx";
import { useShownCredentials } from "#src/session/credentials/use-shown-credentials.ts";
import { optionalEmail } from "#src/session/people/email-schema.ts";
import { ProofDeclined } from "#src/session/proof/with-proof.ts";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import styles from "./InviteDialog.module.css";
import { inviteOwner } from "./mutations.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const empty = { name: "", email: "" };

const schema: ObjectSchema<TeamDraft> = object({
  name: string()
    .trim()
    .required(messageId(msg`Name is required`))
    .test(
      "length",
      messageId(msg`Name can have at most 100 characters`),
      (text) => [...text].length <= limits.name,
    ),
  email: optionalEmail(),
});

/** An address that is empty is left out. */
function draftOf(values: typeof empty): TeamDraft {
  const { name, email } = schema.cast(values);
  return { name, ...(email && { email }) };
}

interface InviteDialogProps {
  open: boolean;
  /** Whether an invitation can be sent. */
  hasMail: boolean;
  onClose: () => void;
}

/** Makes another owner, and then shows the credentials once. */
export function InviteDialog({ open, hasMail, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const shown = useShownCredentials(onClose);
  const [invited, setInvited] = useState<string>();
  const kept = useDraft("new owner");
  const { mutateAsync, isPending, error, state } = useSending(inviteOwner, kept);
  const isShown = error instanceof ProofDeclined || refusedFields(error, { values: empty }) !== undefined;
  return (
    <CredentialsDialog
      open={open}
      shown={shown}
      title={t({ message: "Invite to the team", comment: "Button: makes an account for another owner" })}
      success={<Trans>The account was created.</Trans>}
      note={invited && <Trans comment="invited is an e-mail address">Invitation sent to {invited}.</Trans>}
    >
      <Formik
        initialValues={empty}
        validationSchema={schema}
        onSubmit={(values, { setStatus }) => {
          const draft = draftOf(values);
          setInvited(draft.email);
          return mutateAsync({ draft, onCreated: shown.show }).catch((refusal: unknown) =>
            setStatus(refusedFields(refusal, { values })),
          );
        }}
      >
        <Form>
          <DialogBody className={styles["fields"]}>
            <FormDraft draft={kept} />
            <p>
              <Trans>Owners see and change everything, and can remove one another.</Trans>
            </p>
            <TextField
              name="name"
              label={t({ message: "Full name", comment: "Label of a field: first and last name" })}
              autoComplete="off"
            />
            {hasMail && (
              <TextField
                name="email"
                type="email"
                label={t`E-mail`}
                hint={<Trans>We’ll send an invitation to this address.</Trans>}
                autoComplete="off"
                optional
              />
            )}
            <SendingNotice of={{ state, error }} isShownInFields={isShown} />
          </DialogBody>
          <FormFooter onCancel={onClose} busy={isPending}>
            <Trans>Invite to the team</Trans>
          </FormFooter>
        </Form>
      </Formik>
    </CredentialsDialog>
  );
}
