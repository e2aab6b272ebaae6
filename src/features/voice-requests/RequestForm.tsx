import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { Ref } from "react";
import { AppLink } from "#src/lib/app-link.tsx";
import { Button } from "#src/ui/Button.tsx";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { DialogFooter } from "#src/ui/DialogFooter.tsx";
import { Form } from "#src/ui/Form.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./RequestDialog.module.css";
import { RequestFailure } from "./RequestFailure.tsx";
import { RequestFields } from "./RequestFields.tsx";
import { useSlow } from "./use-slow.ts";

/** Milliseconds after which a server that has said nothing is mentioned; the request itself is never given up. */
const patience = 10_000;

interface RequestFormProps {
  /** What went wrong with the last try, until something is changed. */
  problem: unknown;
  onClose: () => void;
  /** Takes back what is under way; the text stays. */
  onCancel: () => void;
  /** The field that no person sees: what it holds tells a machine. */
  trap: Ref<HTMLInputElement>;
}

export function RequestForm({ problem, onClose, onCancel, trap }: RequestFormProps) {
  const { isSubmitting } = useFormikContext();
  const isSlow = useSlow(isSubmitting, patience);
  return (
    <Form className={styles["form"]} aria-busy={isSubmitting}>
      <DialogBody>
        <RequestFields />
        <input
          ref={trap}
          className={styles["trap"]}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
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
        {problem !== undefined && <RequestFailure problem={problem} />}
      </DialogBody>
      {isSlow && (
        <Notice kind="warning" className={styles["slow"]}>
          <Trans>The server has not answered yet. You can wait or cancel; your text stays here.</Trans>
        </Notice>
      )}
      {isSubmitting && <div className={styles["progress"]} />}
      <DialogFooter>
        <Button onClick={isSubmitting ? onCancel : onClose}>
          {isSubmitting ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
        </Button>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? <Trans>Submitting...</Trans> : <Trans>Send request</Trans>}
        </Button>
      </DialogFooter>
    </Form>
  );
}
