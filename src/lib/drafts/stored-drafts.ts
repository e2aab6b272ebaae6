/** What was typed, kept in session storage so that it outlives a closed window and a reload: one draft a user and name. */
const prefix = "draft";
const keyOf = (userName: string, name: string) => `${prefix} ${name} ${userName}`;

/** Undefined where there is none, or storage is blocked. */
export function readStoredDraft(userName: string, name: string): unknown {
  try {
    const stored = sessionStorage.getItem(keyOf(userName, name));
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Storage that is full or blocked keeps none. */
export function storeDraft(userName: string, name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(userName, name), JSON.stringify(draft));
  } catch {
    removeStoredDraft(userName, name);
  }
}

export function removeStoredDraft(userName: string, name: string): void {
  try {
    sessionStorage.removeItem(keyOf(userName, name));
  } catch {
    // Storage is blocked: there was nothing in it.
  }
}

/** Removes everybody’s, as a logout does. */
export function clearStoredDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${prefix} `)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there was nothing in it.
  }
}
