import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { FormikProvider, useFormik } from "formik";
import type { ReactNode } from "react";
import type { ClientCredentials, ClientDraft } from "#contract/clients/clients.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { clientSchema, draftOf, type ClientValues } from "./client-schema.ts";
import { createClient, type RequestSeen } from "./mutations.ts";
import styles from "./ClientForm.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

const empty: ClientValues = { name: "", lastName: "", company: "", email: "" };

export interface ClientFormProps {
  onCreated: (credentials: ClientCredentials, draft: ClientDraft) => void;
  /** Whether the server takes a company, and an address. */
  hasCompany: boolean;
  hasEmail: boolean;
  /** Whether an invitation goes to the address. */
  isInvited?: boolean;
  /** Set when the form replaces the element that had the focus. */
  autoFocus?: boolean;
  /** A visitor's request of which the client is made, what it tells of them, and what to say where it has changed meanwhile. */
  of?: RequestSeen & { values: ClientValues; news: ReactNode; onChanged: () => void };
}

/** Codes that say that a request is no longer what was seen of it. */
const changedCodes = new Set(["request-changed", "request-merged", "request-has-client"]);
const isChanged = (error: unknown) =>
  error instanceof Problem && error.code !== undefined && changedCodes.has(error.code);

export function ClientForm({
  onCreated,
  hasCompany,
  hasEmail,
  isInvited = true,
  autoFocus = false,
  of,
}: ClientFormProps) {
  const { t } = useLingui();
  const kept = useDraft(of ? `create-client ${of.id}` : "create-client");
  const { mutateAsync, state, error, reset } = useSending(createClient, kept);
  const formik = useFormik<ClientValues>({
    initialValues: of?.values ?? empty,
    validationSchema: clientSchema,
    onSubmit: async (values) => {
      const draft = draftOf(values);
      try {
        const seen = of && { id: of.id, eventId: of.eventId };
        await mutateAsync({ draft, of: seen, onCreated: (credentials) => onCreated(credentials, draft) });
      } catch (refusal) {
        if (isChanged(refusal)) of?.onChanged();
        formik.setStatus(refusedFields(refusal, { values }));
      }
    },
  });
  return (
    <FormikProvider value={formik}>
      <Form
        className={clsx(styles["form"], of && styles["inDialog"])}
        onChange={() => void (error && reset())}
      >
        <FormDraft draft={kept} />
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
            hint={isInvited && <Trans>We’ll send an invitation to this address.</Trans>}
            autoComplete="off"
            optional
          />
        )}
        <SendingNotice
          of={{ state, error }}
          isShownInFields={formik.status !== undefined}
          careful={
            <Trans>
              We got no reply. The account may exist, but its password was never shown; you can create a new
              account.
            </Trans>
          }
        >
          {isChanged(error) ? of?.news : undefined}
        </SendingNotice>
        <Button type="submit" look="primary" size="large" wide busy={formik.isSubmitting}>
          {formik.isSubmitting ? (
            <Trans>Submitting...</Trans>
          ) : (
            <Trans comment="Heading and button: makes an account for a client">Create client</Trans>
          )}
        </Button>
      </Form>
      <LeaveGuard isChanged={formik.dirty} />
    </FormikProvider>
  );
}
