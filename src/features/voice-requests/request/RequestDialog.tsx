import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Formik, type FormikHelpers } from "formik";
import { useRef, useState } from "react";
import type { SubmittedVoiceRequest, VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { forgetOldDrafts, visitor } from "#src/lib/drafts/stored-drafts.ts";
import { publicApi } from "#src/lib/http/api.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { emailMessages } from "#src/session/people/email-schema.ts";
import { ArrivedElsewhere, openDraft, type Draft } from "#src/session/sending/draft.ts";
import { visitorHas } from "#src/session/visitor.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import type { Requester } from "#src/features/voice-requests/requester.ts";
import type { Wished } from "#src/features/voice-requests/VoiceRequest.tsx";
import styles from "./RequestDialog.module.css";
import { RequestForm } from "./RequestForm.tsx";
import { RequestSent } from "./RequestSent.tsx";
import { emptyRequest, requestSchema, wholeQualities, type RequestValues } from "./request-schema.ts";

interface RequestDialogProps {
  open: boolean;
  /** What it is opened for. */
  wished: Wished;
  /** Who is signed in: a name and a company that are known are filled in. */
  by: Requester | undefined;
  onClose: () => void;
}

interface SendOptions {
  /** What the page knows besides. */
  known: Pick<SubmittedVoiceRequest, "language" | "asked" | "openSeconds">;
  /** The honeypot's value; sent only when a bot filled it. */
  website: string;
  /** The idempotency key. */
  key: string;
  signal: AbortSignal;
}

/** What who is signed in, or a visitor of this browser, has begun, or sent without knowing whether it arrived. */
function openRequestDraft(by: Requester | undefined): Draft {
  forgetOldDrafts(Date.now());
  return openDraft(by?.userName ?? visitor, "request");
}

/** Sends the request without a token and without a timeout: its nine fields, and more only where the server works on requests. */
async function sendVoiceRequest(
  request: VoiceRequest,
  { known, website, key, signal }: SendOptions,
): Promise<void> {
  await publicApi.post("api/voice-request", {
    json: { ...request, ...(website && { website }), ...(visitorHas("requests") && known) },
    headers: visitorHas("idempotency") ? { "idempotency-key": key } : {},
    signal,
  });
}

/**
 * Tells how many seconds ago the form was first opened, from which the server tells machines. Nothing where it was continued: who
 * wrote it earlier may send it at once.
 */
function useOpenSeconds(draft: Draft, initialValues: RequestValues) {
  const [openedAt] = useState(() => performance.now());
  const [isContinued] = useState(() => draft.found(initialValues) !== undefined);
  return () => (isContinued ? {} : { openSeconds: Math.floor((performance.now() - openedAt) / 1000) });
}

/** The voice request. Formik surrounds the dialog, so that closing keeps the text and lets a running request finish. */
export function RequestDialog({ open, wished, by, onClose }: RequestDialogProps) {
  useLingui();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const honeypot = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [draft] = useState(() => openRequestDraft(by));
  const [initialValues] = useState(() => ({
    ...emptyRequest,
    fullName: by?.fullName ?? "",
    companyName: by?.companyName ?? "",
  }));

  const openSeconds = useOpenSeconds(draft, initialValues);

  const send = async (values: RequestValues, { setStatus }: FormikHelpers<RequestValues>): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    setProblem(undefined);
    draft.sent();
    try {
      await draft.settled();
      if (draft.elsewhere === "arrived" && !visitorHas("idempotency")) throw new ArrivedElsewhere();
      const { script: _script, asked, ...request } = requestSchema.cast(values);
      const voiceRequirements = wholeQualities(values);
      await sendVoiceRequest(
        { ...request, voiceRequirements },
        {
          known: {
            language: currentLocale(),
            ...(asked[0] && { asked: asked[0].voiceId }),
            ...openSeconds(),
          },
          website: honeypot.current?.value ?? "",
          key: draft.key,
          signal,
        },
      );
      draft.arrived();
      setSent(true);
    } catch (error) {
      draft.failed(signal.aborted ? new Problem({ status: 0 }) : error);
      if (signal.aborted) return;
      setProblem(error);
      setStatus(refusedFields(error, { values, ownMessages: emailMessages }));
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={requestSchema} onSubmit={send}>
      {({ values: { email }, resetForm }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title={<Trans comment="Heading of a window: a visitor asks for a voice">Voice request</Trans>}
          className={styles["dialog"]}
        >
          {isSent ? (
            <RequestSent
              email={email.trim()}
              onClose={onClose}
              onGone={() => {
                setSent(false);
                resetForm();
              }}
            />
          ) : (
            <RequestForm
              draft={draft}
              isKnown={initialValues.fullName !== "" && initialValues.companyName !== ""}
              wished={open ? wished : undefined}
              problem={problem}
              onClose={onClose}
              onCancel={() => sending.current?.abort()}
              honeypot={honeypot}
            />
          )}
        </Dialog>
      )}
    </Formik>
  );
}
