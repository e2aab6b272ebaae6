import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { object, string } from "yup";
import type { TotpSetup } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { CopyButton } from "#src/ui/button/CopyButton.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { QrCode } from "./QrCode.tsx";
import styles from "./TotpForm.module.css";
import { confirmTotp } from "./mutations.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const schema = object({
  code: string()
    .trim()
    .required(messageId(msg`Code is required`)),
});

/** The key in groups of four, as people read it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

interface TotpFormProps {
  setup: TotpSetup;
  /** Receives the recovery codes once the app is set up. */
  onCodes: (codes: string[]) => void;
  /** Places the fields, and the button of the form. */
  children: (fields: ReactNode, isPending: boolean) => ReactNode;
}

/** A QR code for an authenticator app, its key in letters and as a link, and a first code that proves it works. */
export function TotpForm({ setup, onCodes, children }: TotpFormProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useSending(confirmTotp);
  return (
    <Formik
      initialValues={{ code: "" }}
      validationSchema={schema}
      onSubmit={async ({ code }, { setStatus }) => {
        try {
          await mutateAsync({ code: code.trim(), onCodes });
        } catch (refusal) {
          setStatus(refusedFields(refusal, { values: { code } }));
        }
      }}
    >
      {({ status }) => (
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
                <div className={styles["key"]}>
                  <dl>
                    <dt>
                      <Trans comment="Label: what is typed where a QR code cannot be scanned">Key</Trans>
                    </dt>
                    <dd translate="no">{grouped(setup.secret)}</dd>
                  </dl>
                  <div className={styles["acts"]}>
                    <CopyButton size="small" text={setup.secret}>
                      <Trans comment="Button: of the key of an authenticator app">Copy the key</Trans>
                    </CopyButton>
                    {/* On the device that has the app, which offers itself for such an address. */}
                    <a className={buttonClass({ size: "small" })} href={setup.uri}>
                      <Trans comment="Link: opens an authenticator app with the key">Open in the app</Trans>
                    </a>
                  </div>
                </div>
              </div>
              <TextField
                name="code"
                label={t`Six-digit code from the app`}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={limits.factorCode}
                autoFocus
              />
              {!status && <ActFailure error={error} />}
            </div>,
            isPending,
          )}
        </Form>
      )}
    </Formik>
  );
}
