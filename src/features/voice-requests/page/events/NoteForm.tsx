import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type FormEvent } from "react";
import { limits } from "#contract/constants/limits.ts";
import { actOnRequest } from "#src/features/voice-requests/acts/mutations.ts";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./Events.module.css";

interface NoteFormProps {
  request: ReadRequest;
  acts: Acts;
}

const nothing = { text: "" };

/** Writes a note for the agency alone. What is typed is kept until it has arrived. */
export function NoteForm({ request, acts }: NoteFormProps) {
  const { t } = useLingui();
  const id = useId();
  const draft = useDraft(`note ${request.id}`);
  const [{ text }, change] = useDraftState(draft, nothing);
  const [isRefused, setRefused] = useState(false);
  const sending = useSending(actOnRequest, draft);
  const words = text.trim();
  const isMissing = isRefused && words === "";
  const add = (event: FormEvent) => {
    event.preventDefault();
    setRefused(words === "");
    if (words === "" || sending.isPending) return;
    const act = { kind: "note" as const, text: words };
    sending.mutate(
      { id: request.id, act },
      {
        onSuccess: (after) => {
          change(nothing);
          acts.sayDone(act, after);
        },
      },
    );
  };
  return (
    <form className={styles["note"]} noValidate onSubmit={add}>
      <TextArea
        rows={2}
        maxLength={limits.request.note}
        aria-label={t`Write a note for the team`}
        aria-describedby={isMissing ? `${id}-missing` : `${id}-hint`}
        aria-invalid={isMissing || undefined}
        placeholder={t`Write a note for the team`}
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <div className={styles["foot"]}>
        {isMissing ? (
          <p key="missing" id={`${id}-missing`} className={styles["missing"]} role="alert">
            <Trans>This field is required</Trans>
          </p>
        ) : (
          <p key="hint" id={`${id}-hint`} className={styles["by"]}>
            <Trans>Only your team sees notes</Trans>
          </p>
        )}
        <Button type="submit" busy={sending.isPending}>
          <Trans comment="Button: adds a note">Add</Trans>
        </Button>
      </div>
      <SendingNotice of={sending} />
    </form>
  );
}
