/** One change that a tab makes: a voice liked or no longer liked. */
export interface Toggle {
  url: string;
  liked: boolean;
}

const apply = (likes: ReadonlySet<string>, { url, liked }: Toggle): Set<string> => {
  const after = new Set(likes);
  if (liked) after.add(url);
  else after.delete(url);
  return after;
};

const nameOf = (likes: ReadonlySet<string>): string => JSON.stringify([...likes].toSorted());

/** The end of every serial order of two tabs' changes that keeps each tab's own order; each as sorted JSON. */
export function serialEnds(
  one: readonly Toggle[],
  two: readonly Toggle[],
  likes: ReadonlySet<string> = new Set(),
): Set<string> {
  if (one.length === 0 && two.length === 0) return new Set([nameOf(likes)]);
  const [a, ...restOfOne] = one;
  const [b, ...restOfTwo] = two;
  const oneFirst = a ? serialEnds(restOfOne, two, apply(likes, a)) : new Set<string>();
  const twoFirst = b ? serialEnds(one, restOfTwo, apply(likes, b)) : new Set<string>();
  return new Set([...oneFirst, ...twoFirst]);
}
