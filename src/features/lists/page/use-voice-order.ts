import { useState } from "react";
import { changeVoices } from "#src/features/lists/mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/**
 * The order of a list's voices as it is shown: while one is moved it is ahead of the server's, and falls back to it when
 * the server refuses.
 */
export function useVoiceOrder(listId: string, stored: readonly string[]) {
  const [draft, setDraft] = useState<readonly string[]>();
  const { mutate, error } = useSending(changeVoices);
  // What another tab added or took out meanwhile stays so.
  const order = draft
    ? [...draft.filter((id) => stored.includes(id)), ...stored.filter((id) => !draft.includes(id))]
    : stored;
  return {
    order,
    error,
    setOrder: (next: readonly string[]) => setDraft(next),
    /** Stores the place at which a voice was left. */
    store: (voiceId: string, next: readonly string[]) => {
      if (String(next) === String(stored)) {
        setDraft(undefined);
        return;
      }
      setDraft(next);
      const before = next[next.indexOf(voiceId) + 1] ?? null;
      mutate({ listId, change: { move: voiceId, before } }, { onSettled: () => setDraft(undefined) });
    },
  };
}
