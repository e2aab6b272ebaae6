import type { Voice } from "#contract/voices/voices.ts";
import { waitingDrafts } from "#src/session/sending/draft.ts";

/** The name of the drafts of new offers. */
export const offerDraftName = "offer";

/** Under this name the tab remembers which offer's form is open, over a reload and the end of a session. */
const storageKey = "open-offer";

/** Remembers the open form's draft by its key; null for none. Where storage is blocked nothing is remembered. */
export function markOpenOffer(key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, key);
  } catch {
    // A reload then finds no open form; its draft is there all the same.
  }
}

function openKey(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const voicesOf = (values: unknown): Voice[] =>
  typeof values === "object" && values !== null && "voices" in values && Array.isArray(values.voices)
    ? (values.voices as Voice[])
    : [];

/** The offer whose form comes back by itself: it may have arrived, or its form was open in this tab. */
export function offerToReopen(owner: string | undefined): { voices: Voice[]; draftKey: string } | undefined {
  const key = openKey();
  const draft = waitingDrafts(owner, offerDraftName).find(
    (one) => voicesOf(one.values).length > 0 && (one.sentAt !== undefined || one.key === key),
  );
  return draft && { voices: voicesOf(draft.values), draftKey: draft.key };
}
