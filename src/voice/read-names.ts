import type { ArtistGroup } from "#contract/constants/artist-fields.ts";
import { filterValues } from "#contract/constants/enumerations.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { readOne, readTexts, type EveryField } from "#src/lib/http/parse.ts";

/** The names of the enumeration, in the given order; unknown ones are dropped. */
export const readNames = <T extends string>(value: unknown, part: string, known: readonly T[]): T[] =>
  readTexts(value, part).flatMap((name) => known.find((one) => one === name) ?? []);

/** What is known of a voice's artist in these groups; a list that is missing is empty, a gender has to be there. */
export const readGroups = <G extends ArtistGroup>(
  voice: Record<string, unknown>,
  part: string,
  groups: readonly G[],
) =>
  Object.fromEntries(
    groups.map((group) => {
      const read = group === "gender" ? readOne : readNames;
      return [group, read<string>(voice[group], `${part}.${group}`, filterValues[group])];
    }),
  ) as EveryField<Pick<Voice, G>>;
