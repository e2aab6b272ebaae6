/** What stood in forms when a session was lost, in this page's memory alone: for the same user's next login. */
let owner: string | undefined;
const drafts = new Map<string, unknown>();

export function forgetDrafts(): void {
  owner = undefined;
  drafts.clear();
}

export function keepDraft(userName: string, name: string, draft: unknown): void {
  if (owner !== userName) forgetDrafts();
  owner = userName;
  drafts.set(name, draft);
}

/** What this user left there, if anything. */
export const keptDraft = (userName: string | undefined, name: string): unknown =>
  userName === owner ? drafts.get(name) : undefined;

/** It stands in its form again; what someone else left is forgotten. */
export function draftIsBack(userName: string | undefined, name: string): void {
  if (userName === owner) drafts.delete(name);
  else forgetDrafts();
}
