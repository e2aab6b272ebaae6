import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { ProductionAct } from "#contract/productions/acts.ts";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./Acts.module.css";
import { useProductionAct } from "./use-production-act.ts";

export interface ActDialogProps {
  open: boolean;
  offer: ProducedOffer;
  onDone: () => void;
  onClose: () => void;
}

interface ProductionDialogProps extends ActDialogProps {
  kind: ProductionAct["kind"];
  title: string;
  /** The button's words. */
  action: ReactNode;
  look?: "primary" | "danger";
  /** What the act will mean. */
  children: ReactNode;
  /** The label of a text that goes with it, and whether it must. */
  text?: { label: string; isRequired: boolean };
  act: (eventId: string, text: string) => ProductionAct;
}

/** Asks before an act, and takes the text that goes with it; one without a text opens on Cancel. */
export function ProductionDialog(props: ProductionDialogProps) {
  const { open, offer, kind, title, action, look = "primary", children, text, act, onDone, onClose } = props;
  const { t } = useLingui();
  const bodyId = useId();
  const draft = useDraft(`production ${kind} ${offer.offerId}`);
  const [typed, change] = useDraftState(draft, { text: "" });
  const { isChanged, isPending, sending, send } = useProductionAct(offer, onDone, draft);
  const [isRefused, setRefused] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChanged) notice.current?.focus();
  }, [isChanged]);
  const words = typed.text.trim();
  const isMissing = text?.isRequired === true && words === "";
  const submit = () => {
    setRefused(isMissing);
    if (!isMissing && !isChanged) send((eventId) => act(eventId, words));
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} describedBy={bodyId}>
      <DialogBody id={bodyId} className={styles["body"]}>
        {isChanged && (
          <div ref={notice} tabIndex={-1}>
            <Notice kind="warning">
              <p>
                <Trans>The offer has changed in the meantime</Trans>
              </p>
              <Button size="small" onClick={onClose}>
                <Trans comment="Button: closes a window and shows what has changed">See what is new</Trans>
              </Button>
            </Notice>
          </div>
        )}
        {children}
        {text && (
          <Field
            label={text.label}
            optional={!text.isRequired}
            error={isRefused && isMissing ? t`This field is required` : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                maxLength={productionLimits.text}
                value={typed.text}
                onChange={({ currentTarget }) => change({ text: currentTarget.value })}
              />
            )}
          </Field>
        )}
        <SendingNotice of={sending} />
      </DialogBody>
      <DialogFooter>
        <Button data-first-focus={!text || undefined} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look={look} busy={isPending} aria-disabled={isChanged} onClick={submit}>
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
