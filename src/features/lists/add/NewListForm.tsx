import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { limits } from "#contract/constants/limits.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { createList } from "#src/features/lists/mutations.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./AddToListMenu.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

interface NewListFormProps {
  voiceIds: string[];
  onMade: (name: string) => void;
  onCancel: () => void;
}

const nothing = { name: "" };

/** Makes a list that holds these voices. */
export function NewListForm({ voiceIds, onMade, onCancel }: NewListFormProps) {
  const { t } = useLingui();
  const draft = useDraft("new list of voices");
  const [{ name }, change] = useDraftState(draft, nothing);
  const { mutate, isPending, error, state } = useSending(createList, draft);
  const label = t({ message: "Name of the list", comment: "Label of a field" });
  const make = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen && !isPending) mutate({ name: chosen, voiceIds }, { onSuccess: () => onMade(chosen) });
  };
  return (
    <form className={styles["form"]} onSubmit={make}>
      <TextInput
        autoFocus
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={limits.name}
        value={name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SendingNotice of={{ state, error }} />
      <div className={styles["buttons"]}>
        <Button type="submit" look="primary" size="small" busy={isPending} aria-disabled={!name.trim()}>
          <Trans comment="Button: makes a new list">Create</Trans>
        </Button>
        <Button size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
