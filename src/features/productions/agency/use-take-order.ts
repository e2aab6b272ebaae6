import { useState } from "react";
import { changeTake } from "#src/features/productions/mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The order of takes as it is shown: while one is moved ahead of the server's, to which it falls back where that refuses. */
export function useTakeOrder(offerId: string, stored: readonly string[]) {
  const [draft, setDraft] = useState<readonly string[]>();
  const { mutate, error } = useSending(changeTake);
  const order = draft
    ? [...draft.filter((id) => stored.includes(id)), ...stored.filter((id) => !draft.includes(id))]
    : stored;
  return {
    order,
    error,
    setOrder: (next: readonly string[]) => setDraft(next),
    /** Stores the place at which a take was left. */
    store: (takeId: string, next: readonly string[]) => {
      if (String(next) === String(stored)) {
        setDraft(undefined);
        return;
      }
      setDraft(next);
      const place = next.indexOf(takeId);
      mutate({ offerId, takeId, change: { place } }, { onSettled: () => setDraft(undefined) });
    },
  };
}
