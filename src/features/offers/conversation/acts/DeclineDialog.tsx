import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { declineReasons, type DeclineReason } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import { reasonNames } from "#src/features/offers/conversation/terms/words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import type { ActDialogProps } from "./act-dialog.ts";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import styles from "./Acts.module.css";
import { ChangedNotice } from "./ChangedNotice.tsx";
import { useAct } from "./use-act.ts";

const nothing: { reason: DeclineReason | ""; text: string } = { reason: "", text: "" };

/** Declines an offer for one of five reasons, with a text if wished. */
export function DeclineDialog({ open, offer, side, onDone, onClose }: ActDialogProps) {
  const { i18n, t } = useLingui();
  const name = useId();
  const draft = useDraft(`decline ${offer.offerId}`);
  const [{ reason, text }, change] = useDraftState(draft, nothing);
  const [isRefused, setRefused] = useState(false);
  const act = useAct(offer, onDone, draft);
  const { isChanged, sending, isPending, send } = act;
  const decline = () => {
    if (isChanged) return;
    setRefused(reason === "");
    if (reason === "") return;
    const words = text.trim();
    void send((seen) => ({ kind: "decline", ...seen, reason, ...(words && { text: words }) }));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "Decline the offer?", comment: "Heading of a window" })}
    >
      <DialogBody className={styles["body"]}>
        <ChangedNotice
          act={act}
          offer={offer}
          side={side}
          mayGoOn={offer.status === "open"}
          onShow={onDone}
        />
        <FieldGroup
          role="radiogroup"
          label={t({ message: "Reason", comment: "Label of a field: why an offer is declined" })}
          error={isRefused && reason === "" ? t`This field is required` : undefined}
        >
          {(control) => (
            <div className={styles["reasons"]}>
              {declineReasons.map((value) => (
                <Radio
                  key={value}
                  {...control}
                  name={name}
                  checked={reason === value}
                  onChange={() => change({ reason: value })}
                >
                  {i18n._(reasonNames[value])}
                </Radio>
              ))}
            </div>
          )}
        </FieldGroup>
        <Field label={t({ message: "Explanation", comment: "Label of a field" })} optional>
          {(control) => (
            <TextArea
              {...control}
              maxLength={limits.offer.message}
              value={text}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            />
          )}
        </Field>
        <SendingNotice of={sending} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="danger" busy={isPending} aria-disabled={isChanged} onClick={decline}>
          <Trans comment="Button: declines an offer">Decline</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
