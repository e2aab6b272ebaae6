const holders = new Set<symbol>();

/** Text that is on screen and nowhere else: nothing may load the page anew. Returns how to let go. */
export function holdUnsaved(): () => void {
  const holder = Symbol("unsaved");
  holders.add(holder);
  return () => void holders.delete(holder);
}

export const isAnythingUnsaved = (): boolean => holders.size > 0;
