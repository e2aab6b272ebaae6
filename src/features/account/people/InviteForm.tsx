import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { object, string, type ObjectSchema } from "yup";
import type { ColleagueDraft } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import styles from "#src/features/account/DialogForm.module.css";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { emailMessages, requiredEmail } from "#src/session/people/email-schema.ts";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { inviteColleague } from "./mutations.ts";
import { ProofDeclined } from "#src/session/proof/with-proof.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const schema: ObjectSchema<ColleagueDraft> = object({
  name: string()
    .trim()
    .required(messageId(msg`Name is required`)),
  lastName: string()
    .trim()
    .required(messageId(msg`Last name is required`)),
  email: requiredEmail(),
});
const empty: ColleagueDraft = { name: "", lastName: "", email: "" };

interface InviteFormProps {
  onInvited: () => void;
  onClose: () => void;
}

/** Names and address of a person who is invited into the company. */
export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const { t } = useLingui();
  const kept = useDraft("new colleague");
  const { mutateAsync, isPending, error, state } = useSending(inviteColleague, kept);
  return (
    <Formik
      initialValues={empty}
      validationSchema={schema}
      onSubmit={(values, { setStatus }) =>
        mutateAsync(schema.cast(values)).then(onInvited, (refusal) =>
          setStatus(refusedFields(refusal, { values, ownMessages: emailMessages })),
        )
      }
    >
      {({ status }) => (
        <Form>
          <DialogBody className={styles["form"]}>
            <FormDraft draft={kept} />
            <p>
              <Trans>
                We’ll send a link to this address, where the person chooses a password. It is valid for 7
                days.
              </Trans>
            </p>
            <TextField
              name="name"
              label={
                <Trans comment="Label of a field: a client's first name or an artist's name">Name</Trans>
              }
              maxLength={limits.name}
              autoComplete="off"
            />
            <TextField
              name="lastName"
              label={<Trans comment="Label of a field">Last name</Trans>}
              maxLength={limits.name}
              autoComplete="off"
            />
            <TextField
              name="email"
              label={t`E-mail`}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SendingNotice
              of={{ state, error }}
              isShownInFields={Boolean(status) || error instanceof ProofDeclined}
            />
          </DialogBody>
          <FormFooter onCancel={onClose} busy={isPending}>
            {isPending ? <Trans>Submitting...</Trans> : <Trans comment="Button">Send invitation</Trans>}
          </FormFooter>
        </Form>
      )}
    </Formik>
  );
}
