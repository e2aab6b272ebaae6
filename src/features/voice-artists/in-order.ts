/** The chosen values in the order of the enumeration, so that ticking off and on again changes nothing. */
export function inOrder<T extends string>(values: T[], chosen: T[]): T[] {
  const place = (value: T) => values.indexOf(value) + 1 || Number.POSITIVE_INFINITY;
  return chosen.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
