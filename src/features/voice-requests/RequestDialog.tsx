import { Trans } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { Formik, type FormikHelpers } from "formik";
import { useRef, useState } from "react";
import type { VoiceRequest } from "#contract/voice-requests.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { refusedFields } from "#src/lib/refused-fields.ts";
import styles from "./RequestDialog.module.css";
import { RequestForm } from "./RequestForm.tsx";
import { RequestSent } from "./RequestSent.tsx";
import { emptyRequest, requestSchema } from "./request-schema.ts";
import { sendVoiceRequest } from "./send-request.ts";

const own = { email: { malformed: msg`Please enter a valid email address` } };

interface RequestDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The voice request. The form stands around the dialog, so that closing keeps what was typed and lets a request
 * that is under way finish.
 */
export function RequestDialog({ open, onClose }: RequestDialogProps) {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const trap = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);

  const send = async (values: VoiceRequest, { setStatus }: FormikHelpers<VoiceRequest>): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    setProblem(undefined);
    try {
      await sendVoiceRequest(requestSchema.cast(values), { website: trap.current?.value ?? "", signal });
      setSent(true);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error);
      setStatus(refusedFields(error, { values, own }));
    }
  };

  return (
    <Formik initialValues={emptyRequest} validationSchema={requestSchema} onSubmit={send}>
      {({ resetForm }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title={<Trans>Voice request</Trans>}
          className={isSent ? styles["sent"] : styles["dialog"]}
        >
          {isSent ? (
            <RequestSent
              onClose={onClose}
              onGone={() => {
                setSent(false);
                resetForm();
              }}
            />
          ) : (
            <RequestForm
              problem={problem}
              onClose={onClose}
              onCancel={() => sending.current?.abort()}
              trap={trap}
            />
          )}
        </Dialog>
      )}
    </Formik>
  );
}
