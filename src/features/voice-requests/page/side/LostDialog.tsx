import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { lostReasons, type LostReason } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";
import { actOnRequest } from "#src/features/voice-requests/acts/mutations.ts";
import { eventsSince, isRequestChanged, type Intent } from "#src/features/voice-requests/acts/use-acts.ts";
import { WhatIsNew } from "#src/features/voice-requests/acts/WhatIsNew.tsx";
import { requestQuery } from "#src/features/voice-requests/queries.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { lostReasonNames } from "#src/features/voice-requests/words.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./LostDialog.module.css";

interface LostDialogProps {
  open: boolean;
  /** As it is now, also while the dialog is open. */
  request: ReadRequest;
  /** It is lost. */
  onDone: (intent: Intent, after: ReadRequest) => void;
  onClose: () => void;
}

const nothing: { reason: LostReason | ""; text: string } = { reason: "", text: "" };

/** Closes a request as lost for one of five reasons, with a text if wished; both are kept where somebody was faster. */
export function LostDialog({ open, request, onDone, onClose }: LostDialogProps) {
  const { i18n, t } = useLingui();
  const name = useId();
  const client = useQueryClient();
  const draft = useDraft(`lost ${request.id}`);
  const [{ reason, text }, change] = useDraftState(draft, nothing);
  const [isRefused, setRefused] = useState(false);
  const [seen, setSeen] = useState(request);
  const [now, setNow] = useState<ReadRequest>();
  const sending = useSending(actOnRequest, draft);
  const isChanged = isRequestChanged(sending.error);
  const close = async () => {
    setRefused(reason === "");
    if (reason === "" || sending.isPending) return;
    const { eventId } = now ?? seen;
    if (now) setSeen(now);
    const words = text.trim();
    const intent = { kind: "state" as const, state: "lost" as const, reason, ...(words && { text: words }) };
    try {
      onDone(intent, await sending.mutateAsync({ id: request.id, act: { ...intent, eventId } }));
    } catch (error) {
      if (!isRequestChanged(error)) return;
      const { value } = await client.fetchQuery({ ...requestQuery(request.id), staleTime: 0 });
      setNow(value);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "Close the request as lost?", comment: "Heading of a window" })}
    >
      <DialogBody className={styles["body"]}>
        {isChanged && now && (
          <Notice kind="danger">
            <WhatIsNew news={eventsSince(now, seen)} />
          </Notice>
        )}
        <FieldGroup
          role="radiogroup"
          label={t({ message: "Reason", comment: "Label of a field: why an offer is declined" })}
          error={isRefused && reason === "" ? t`This field is required` : undefined}
        >
          {(control) => (
            <div className={styles["reasons"]}>
              {lostReasons.map((value) => (
                <Radio
                  key={value}
                  {...control}
                  name={name}
                  checked={reason === value}
                  onChange={() => change({ reason: value })}
                >
                  {i18n._(lostReasonNames[value])}
                </Radio>
              ))}
            </div>
          )}
        </FieldGroup>
        <Field
          label={t({ message: "Explanation", comment: "Label of a field" })}
          hint={t`Only your team sees it`}
          optional
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={limits.request.note}
              value={text}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            />
          )}
        </Field>
        {!isChanged && <SendingNotice of={sending} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="danger" busy={sending.isPending} onClick={() => void close()}>
          {isChanged ? (
            <span key="anyway">
              <Trans comment="Button: does it though somebody else changed the request meanwhile">
                Do it anyway
              </Trans>
            </span>
          ) : (
            <span key="close">
              <Trans comment="Button: a voice request came to nothing">Close as lost</Trans>
            </span>
          )}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
