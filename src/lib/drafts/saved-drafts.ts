/** Form values saved when a session is lost, for the same user's next login. They live in this page's memory only. */
let savedFor: string | undefined;
const drafts = new Map<string, unknown>();

export function clearDrafts(): void {
  savedFor = undefined;
  drafts.clear();
}

export function saveDraft(userName: string, name: string, draft: unknown): void {
  if (savedFor !== userName) clearDrafts();
  savedFor = userName;
  drafts.set(name, draft);
}

/** The draft that this user left under `name`, if any. */
export const savedDraft = (userName: string | undefined, name: string): unknown =>
  userName === savedFor ? drafts.get(name) : undefined;

/** Removes a draft that is back in its form; for another user, removes all drafts. */
export function discardDraft(userName: string | undefined, name: string): void {
  if (userName === savedFor) drafts.delete(name);
  else clearDrafts();
}
