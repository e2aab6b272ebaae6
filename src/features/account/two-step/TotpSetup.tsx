import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Formik } from "formik";
import { useEffect, useState, type ReactNode } from "react";
import { object, string } from "yup";
import type { TotpSetup as Setup } from "#contract/account.ts";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import { limits } from "#contract/limits.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { ProofDeclined } from "#src/session/proof/with-proof.ts";
import { Spinner } from "#src/ui/feedback/Spinner.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/TextField.tsx";
import { QrCode } from "./QrCode.tsx";
import styles from "./TotpSetup.module.css";
import { beginTotp, confirmTotp } from "./mutations.ts";

const schema = object({
  code: string()
    .trim()
    .required(messageId(msg`Code is required`)),
});

/** The key in groups of four, as people read it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

interface TotpSetupProps {
  /** Receives the recovery codes once the app is set up. */
  onCodes: (codes: string[]) => void;
  /** Called where the user does not say who it is. */
  onDecline?: () => void;
  /** Places the fields and the button of the form. */
  children: (fields: ReactNode, isPending: boolean) => ReactNode;
}

/** Sets up an authenticator app: a QR code, its key in letters, and a first code that proves it works. */
export function TotpSetup({ onCodes, onDecline, children }: TotpSetupProps) {
  const { t } = useLingui();
  const [setup, setSetup] = useState<Setup>();
  const begin = useMutation(beginTotp);
  const confirm = useMutation(confirmTotp);
  const { mutate } = begin;
  useEffect(() => {
    mutate(undefined, {
      onSuccess: setSetup,
      onError: (error) => error instanceof ProofDeclined && onDecline?.(),
    });
    // Once: every call makes another key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!setup) {
    return children(
      begin.error ? (
        <ActFailure error={begin.error} />
      ) : (
        <p className={styles["loading"]} role="status">
          <Spinner />
          <Trans>Loading</Trans>
        </p>
      ),
      true,
    );
  }
  return (
    <Formik
      initialValues={{ code: "" }}
      validationSchema={schema}
      onSubmit={
        ({ code }) => confirm.mutateAsync({ code: code.trim(), onCodes }).catch(() => undefined) // said below
      }
    >
      <Form>
        {children(
          <div className={styles["setup"]}>
            <p>
              <Trans>
                Scan this code with an authenticator app, or type the key into it. Then enter the six digits
                that the app shows.
              </Trans>
            </p>
            <div className={styles["keys"]}>
              <QrCode text={setup.uri} />
              <dl className={styles["key"]}>
                <dt>
                  <Trans comment="Label: what is typed where a QR code cannot be scanned">Key</Trans>
                </dt>
                <dd translate="no">{grouped(setup.secret)}</dd>
              </dl>
            </div>
            <TextField
              name="code"
              label={t`Six-digit code from the app`}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={limits.factorCode}
            />
            <ActFailure error={confirm.error} />
          </div>,
          confirm.isPending,
        )}
      </Form>
    </Formik>
  );
}
