/** A program that writes pictures makes some thousand parts of 20 MB; each part costs time and memory. */
export const mostSegments = 20_000;

/** A picture is made of so many parts that it was hardly made to be looked at. */
export class TooManySegments extends Error {}

/** Counts the parts of one file; throws `TooManySegments` past the bound. */
export function segmentCounter(): () => void {
  let seen = 0;
  return () => {
    seen += 1;
    if (seen > mostSegments) throw new TooManySegments();
  };
}
