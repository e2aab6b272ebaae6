import type { MeasuredText, Part } from "./part.ts";
import type { Pace } from "./pace.ts";
import { pauseSeconds } from "./pauses.ts";

/** How far off the estimate may be: by the bench (`npm run bench:spoken`) with own samples, a guess without. */
const spread = { own: 0.06, usual: 0.12 };

/** Calls `visit` with every spoken part and the seconds at which it ends. Only the longest of neighbouring pauses counts. */
function walk({ parts }: MeasuredText, pace: Pace, visit: (part: Part, seconds: number) => boolean): void {
  let seconds = 0;
  let pause = 0;
  let hasBegun = false;
  for (const part of parts) {
    if (part.pause) {
      pause = Math.max(pause, pauseSeconds[part.pause]);
      continue;
    }
    const silence = (hasBegun ? pause : 0) + (part.groups ?? 0) * pauseSeconds.group;
    seconds += silence * pace.pauses + part.syllables / pace.perSecond;
    pause = 0;
    hasBegun = true;
    if (!visit(part, seconds)) return;
  }
}

export interface SpokenLength {
  seconds: number;
  /** The spread around it, in whole seconds. */
  least: number;
  most: number;
}

/** How long a voice of this pace takes to say a text. */
export function spokenLength(text: MeasuredText, pace: Pace): SpokenLength {
  let seconds = 0;
  walk(text, pace, (_, end) => {
    seconds = end;
    return true;
  });
  const share = pace.isOwn && !text.isRough ? spread.own : spread.usual;
  return {
    seconds,
    least: Math.floor(seconds * (1 - share)),
    most: Math.ceil(seconds * (1 + share)),
  };
}

/** Where in the text a voice passes the target: the start of the first word that ends after it; undefined if none does. */
export function placeOfTarget(text: MeasuredText, pace: Pace, target: number): number | undefined {
  let place: number | undefined;
  walk(text, pace, (part, seconds) => {
    if (seconds <= target) return true;
    place = part.start;
    return false;
  });
  return place;
}

/** How many syllables have to go for a voice to keep to the target; 0 when it does. */
export function syllablesOver(text: MeasuredText, pace: Pace, target: number): number {
  const over = spokenLength(text, pace).seconds - target;
  return over > 0 ? Math.ceil(over * pace.perSecond) : 0;
}
