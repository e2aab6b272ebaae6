import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState, type FormEvent } from "react";
import { limits } from "#contract/constants/limits.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { createList } from "#src/features/lists/mutations.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./AddToListMenu.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";

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
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const make = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (isPending) return;
    setMissing(!chosen);
    if (!chosen) return input.current?.focus();
    mutate({ name: chosen, voiceIds }, { onSuccess: () => onMade(chosen) });
  };
  return (
    <form className={styles["form"]} onSubmit={make} noValidate>
      <TextInput
        ref={input}
        autoFocus
        required
        aria-label={label}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? problemId : undefined}
        placeholder={label}
        autoComplete="off"
        maxLength={limits.name}
        value={name}
        onChange={({ currentTarget }) => {
          change({ name: currentTarget.value });
          setMissing(false);
        }}
      />
      {isMissing && (
        <Spoken as="p" id={problemId} className={styles["problem"]}>
          <Trans>Name is required</Trans>
        </Spoken>
      )}
      <SendingNotice of={{ state, error }} />
      <div className={styles["buttons"]}>
        <Button type="submit" look="primary" size="small" busy={isPending}>
          <Trans comment="Button: makes a new list">Create</Trans>
        </Button>
        <Button size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
