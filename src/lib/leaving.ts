type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();

/** A changed form asks before something that is no navigation takes it away; returns how to stop asking. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => void asks.delete(ask);
}

/** Whether everything on screen may be left, once whoever must ask has asked. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of asks) if (!(await ask())) return false;
  return true;
}
