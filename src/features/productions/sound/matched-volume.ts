import type { Take } from "#contract/productions/productions.ts";
import { matchingGain } from "#src/voice/level.ts";

const gainOf = ({ checks }: Take) =>
  checks
    ? matchingGain({ loudness: checks.loudness ?? undefined, truePeak: checks.truePeak ?? undefined })
    : undefined;

/**
 * How loud a take is played, from 0 to 1, so that it is as loud as those it is compared with: the softest of them at full
 * volume. 1 where one of them was not measured.
 */
export function matchedVolume(take: Take, line: readonly Take[]): number {
  const gains = line.map(gainOf);
  const own = gainOf(take);
  const known = gains.filter((gain) => gain !== undefined);
  if (own === undefined || known.length < gains.length) return 1;
  return Math.min(1, 10 ** ((own - Math.max(...known)) / 20));
}
