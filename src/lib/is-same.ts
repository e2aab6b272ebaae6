/** Whether two values are the same as JSON, as what a form holds and what a server answers. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
