import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useState, type Ref } from "react";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import type { Draft } from "#src/session/sending/draft.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { ElsewhereNotice } from "#src/session/sending/SendingNotice.tsx";
import { useElsewhere } from "#src/session/sending/use-draft.ts";
import { elsewhereStates } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import type { Wished } from "#src/features/voice-requests/VoiceRequest.tsx";
import { AskedVoices } from "./AskedVoices.tsx";
import styles from "./RequestDialog.module.css";
import { RequestFailure } from "./RequestFailure.tsx";
import { RequestFields } from "./RequestFields.tsx";
import { WrittenWish } from "./WrittenWish.tsx";

const slowAfter = 10_000; // milliseconds

/** Whether something has been running for longer than `slowAfter`. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}

interface RequestFormProps {
  /** Holds what is typed. */
  draft: Draft;
  /** Whether name and company are filled in. */
  isKnown: boolean;
  /** What it was opened for; undefined once it closes. */
  wished: Wished | undefined;
  /** The last failure; undefined before the first and while a new try runs. */
  problem: unknown;
  onClose: () => void;
  /** Aborts the running request; the text stays. */
  onCancel: () => void;
  /** The hidden field that only bots fill. */
  honeypot: Ref<HTMLInputElement>;
}

/** The form of a voice request. A slow server is mentioned, but the request is never aborted by itself. */
export function RequestForm({
  draft,
  isKnown,
  wished,
  problem,
  onClose,
  onCancel,
  honeypot,
}: RequestFormProps) {
  const { isSubmitting } = useFormikContext();
  const elsewhere = useElsewhere(draft);
  const isSlow = useIsSlow(isSubmitting);
  const [isReady, setReady] = useState(false);
  return (
    <Form className={styles["form"]} aria-busy={isSubmitting}>
      <DialogBody>
        <FormDraft draft={draft} onReady={() => setReady(true)} />
        {isReady && wished && <WrittenWish {...wished} />}
        <AskedVoices />
        <RequestFields isKnown={isKnown} />
        <input
          ref={honeypot}
          className={styles["trap"]}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
        <RequestFailure
          problem={problem}
          isUnknown={draft.isUnknown && !isSubmitting && elsewhere !== "sending"}
        />
        <ElsewhereNotice state={elsewhere && elsewhereStates[elsewhere]} />
      </DialogBody>
      {isSlow && (
        <Notice kind="warning" className={styles["slow"]}>
          <Trans>The server has not replied yet. You can wait or cancel; your text stays here.</Trans>
        </Notice>
      )}
      {isSubmitting && <div className={styles["progress"]} />}
      <DialogFooter>
        <p className={styles["notice"]}>
          <Trans>We process your details to answer your request.</Trans>{" "}
          <AppLink to="/privacy" target="_blank">
            <Trans>Privacy notice</Trans>
            <VisuallyHidden>
              {" "}
              (<Trans>Opens in a new tab</Trans>)
            </VisuallyHidden>
          </AppLink>
        </p>
        <Button onClick={isSubmitting ? onCancel : onClose}>
          {isSubmitting ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
        </Button>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? (
            <Trans>Submitting...</Trans>
          ) : (
            <Trans comment="Button of the voice request">Send request</Trans>
          )}
        </Button>
      </DialogFooter>
    </Form>
  );
}
