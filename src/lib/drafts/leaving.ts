type Confirmation = () => Promise<boolean>;

const confirmations = new Set<Confirmation>();

/** Lets a changed form confirm a logout, which no route blocker sees. Returns a function that unsubscribes. */
export function confirmBeforeLeaving(confirmation: Confirmation): () => void {
  confirmations.add(confirmation);
  return () => void confirmations.delete(confirmation);
}

/** Whether the page may be left; every changed form on it is asked to confirm first. */
export async function mayLeave(): Promise<boolean> {
  for (const confirmed of confirmations) if (!(await confirmed())) return false;
  return true;
}
