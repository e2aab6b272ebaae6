import type { TieBreak } from "#contract/constants/values/rooms.ts";
import type { RoomVoice } from "#contract/rooms.ts";

interface Tie {
  /** The voices of as many points, in their order. */
  voices: RoomVoice[];
  brokenBy: TieBreak;
}

/** The runs of voices with as many points as the one before. */
const runsOf = (voices: readonly RoomVoice[]): RoomVoice[][] =>
  voices.reduce<RoomVoice[][]>((runs, voice) => {
    const last = runs.at(-1);
    if (last?.[0]?.points === voice.points) last.push(voice);
    else runs.push([voice]);
    return runs;
  }, []);

/** The tie to speak of: the one that the line after the first `count` voices cuts, else the uppermost; null without any. */
export function tieToExplain(voices: readonly RoomVoice[], count: number): Tie | null {
  const ties = runsOf(voices).filter((run) => run.length > 1 && run[0]?.votes.length !== 0);
  const [lastIn, firstOut] = [voices[count - 1], voices[count]];
  const cut = ties.find((run) => run.some((one) => one === lastIn) && run.some((one) => one === firstOut));
  const tie = cut ?? ties[0];
  const decisive = cut ? lastIn : tie?.[0];
  return tie && decisive?.tieBrokenBy ? { voices: tie, brokenBy: decisive.tieBrokenBy } : null;
}
