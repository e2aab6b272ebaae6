import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { declineReasons, type DeclineReason } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { reasonNames } from "#src/features/offers/conversation/terms/words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import type { ActDialogProps } from "./act-dialog.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import styles from "./Acts.module.css";
import { ChangedNotice } from "./ChangedNotice.tsx";
import { useAct } from "./use-act.ts";

/** Declines an offer for one of five reasons, with a text if wished. */
export function DeclineDialog({ open, offer, side, onDone, onClose }: ActDialogProps) {
  const { i18n, t } = useLingui();
  const name = useId();
  const [reason, setReason] = useState<DeclineReason>();
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);
  const act = useAct(offer, onDone);
  const { isChanged, error, isPending, send } = act;
  const decline = () => {
    if (isChanged) return;
    setRefused(reason === undefined);
    if (reason === undefined) return;
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
          error={isRefused && reason === undefined ? t`This field is required` : undefined}
        >
          {(control) => (
            <div className={styles["reasons"]}>
              {declineReasons.map((value) => (
                <Radio
                  key={value}
                  {...control}
                  name={name}
                  checked={reason === value}
                  onChange={() => setReason(value)}
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
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <FailureNotice error={error} />
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
