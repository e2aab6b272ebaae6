const marks = new Set<symbol>();

/** Says that a form holds unsaved text, so that nothing reloads the page. Returns a function that takes it back. */
export function markUnsaved(): () => void {
  const mark = Symbol("unsaved");
  marks.add(mark);
  return () => void marks.delete(mark);
}

export const isAnythingUnsaved = (): boolean => marks.size > 0;
