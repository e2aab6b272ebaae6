// Where the sound is, as a fraction of each sample (0 to 1): voices of different lengths share one place. Pure arithmetic.

/** A part of every sample, in fractions; `from` lies before `to`. */
export interface Part {
  from: number;
  to: number;
}

export const whole: Part = { from: 0, to: 1 };

export const isWhole = ({ from, to }: Part): boolean => from <= 0 && to >= 1;

/** The least length of a part, in seconds: shorter ones are heard as a tone. */
const leastSeconds = 0.25;

/** How much of the sample a part takes that nobody has set. */
const firstShare = 0.25;

const inside = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A place in the sample; the very end stands for its last moment. */
export const clampPlace = (place: number): number => (Number.isNaN(place) ? 0 : inside(place, 0, 1));

const leastShare = (seconds: number): number => Math.min(1, leastSeconds / seconds);

/** The part that is looped first: from the place on, wholly inside the sample. */
export function partFrom(place: number, seconds: number): Part {
  const share = Math.max(firstShare, leastShare(seconds));
  const from = inside(clampPlace(place), 0, 1 - share);
  return { from, to: from + share };
}

/** The part with one edge moved; it never passes the other one, nor an end of the sample. */
export function withEdge(part: Part, edge: keyof Part, value: number, seconds: number): Part {
  const least = leastShare(seconds);
  return edge === "from"
    ? { ...part, from: inside(value, 0, Math.max(0, part.to - least)) }
    : { ...part, to: inside(value, Math.min(1, part.from + least), 1) };
}

/** Where sounding begins: at the place, or at the part's beginning where the place lies outside. */
export const enterPart = (place: number, { from, to }: Part): number =>
  place >= from && place < to ? place : from;

interface Run {
  /** Where it began. */
  place: number;
  /** How long it has sounded since. */
  elapsed: number;
  /** The sample's length in seconds. */
  seconds: number;
  /** The part that is looped; undefined plays on to the end. */
  part: Part | undefined;
}

/** The place after some seconds of sound, as Web Audio's own loop has it. */
export function placeAfter({ place, elapsed, seconds, part }: Run): number {
  const reached = place + elapsed / seconds;
  if (!part) return clampPlace(reached);
  if (reached < part.to) return reached;
  return part.from + ((reached - part.from) % (part.to - part.from));
}

/** Steps between the marks of the ruler, in seconds. */
const steps = [1, 2, 5, 10, 15, 30, 60];
const mostMarks = 8;

/** The seconds at which the ruler says the time, where there is room for `room` marks; eight are enough. */
export function marksOf(seconds: number, room: number): number[] {
  const most = Math.min(mostMarks, Math.max(1, room));
  const step = steps.find((one) => seconds / one < most) ?? 60;
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, nth) => nth * step);
}
