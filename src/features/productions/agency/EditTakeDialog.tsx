import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Take } from "#contract/productions/productions.ts";
import { changeTake } from "#src/features/productions/mutations.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { SelectInput } from "#src/ui/form/SelectInput.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./Agency.module.css";

interface EditTakeDialogProps {
  open: boolean;
  offerId: string;
  take: Take;
  /** Takes that it can stand for. */
  earlier: readonly Take[];
  onClose: () => void;
}

/** Changes the title of a take, and for which earlier one it stands. */
export function EditTakeDialog({ open, offerId, take, earlier, onClose }: EditTakeDialogProps) {
  const { t } = useLingui();
  const draft = useDraft(`take ${take.takeId}`);
  const [{ title, replaces }, change] = useDraftState(draft, {
    title: take.title,
    replaces: take.replaces ?? "",
  });
  const { mutate, isPending, error, state } = useSending(changeTake, draft);
  const [isRefused, setRefused] = useState(false);
  const words = title.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRefused(words === "");
    if (isPending || words === "") return;
    mutate(
      { offerId, takeId: take.takeId, change: { title: words, replaces: replaces || null } },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog open={open} onClose={onClose} title={t({ message: "Edit take", comment: "Heading of a window" })}>
      <form onSubmit={send} noValidate>
        <DialogBody className={styles["fields"]}>
          <Field
            label={t({ message: "Title", context: "take", comment: "Label of a field" })}
            required
            error={isRefused && words === "" ? t`This field is required` : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={productionLimits.title}
                value={title}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
            )}
          </Field>
          {earlier.length > 0 && (
            <Field
              label={t({
                message: "In place of",
                comment: "Label of a field: which earlier take this one stands for",
              })}
              hint={t`A take with the title of an earlier one replaces it.`}
              optional
            >
              {(control) => (
                <SelectInput
                  {...control}
                  value={replaces}
                  onChange={({ currentTarget }) => change({ replaces: currentTarget.value })}
                >
                  <option value="">
                    {t({ message: "None", context: "take", comment: "Choice: no earlier take" })}
                  </option>
                  {earlier.map(({ takeId, title: name, round }) => (
                    <option key={takeId} value={takeId}>
                      {t({ message: `${name} (round ${round})`, comment: "Choice; name is a take’s title" })}
                    </option>
                  ))}
                </SelectInput>
              )}
            </Field>
          )}
          <SendingNotice of={{ state, error }} />
        </DialogBody>
        <FormFooter onCancel={onClose} busy={isPending}>
          <Trans comment="Button: stores the form’s changes">Save</Trans>
        </FormFooter>
      </form>
    </Dialog>
  );
}
