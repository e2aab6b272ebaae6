import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import { isSame } from "#src/lib/is-same.ts";

type Change = ArtistHistoryEntry["changes"][number];

/** What going back to an earlier state would do to one value, or to a whole sample. */
export interface Step {
  /** Of the artist, or of a sample; `added` for a sample that came since, `removed` for one that is gone since. */
  field: string;
  /** The title of the sample that it is of; null for the artist itself. */
  sample: string | null;
  present: unknown;
  past: unknown;
}

/** What a restoring never touches. */
const kept = new Set(["state", "consent"]);

const sampleOf = ({ voiceId, sample }: Change) => voiceId ?? sample ?? "";
const isWhole = ({ field }: Change) => field === "added" || field === "removed";
const keyOf = (change: Change) => `${sampleOf(change)} ${change.field}`;

/** The value that a field has now and the one that it had before all of these changes, the newest first. */
function spanOf(changes: readonly Change[]): Step[] {
  const [newest] = changes;
  const oldest = changes.at(-1);
  if (!newest || !oldest || isSame(newest.after, oldest.before)) return [];
  return [{ field: newest.field, sample: newest.sample, present: newest.after, past: oldest.before }];
}

/**
 * What going back to the entry would do, from the changes after it: entries stand the newest first. Of a sample that came
 * or went since only that is said; one that did both is not spoken of.
 */
export function wayBackTo(entries: readonly ArtistHistoryEntry[], entryId: string): Step[] {
  const place = entries.findIndex(({ id }) => id === entryId);
  const since = entries
    .slice(0, Math.max(0, place))
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => !kept.has(field));
  const cameOrWent = Map.groupBy(since.filter(isWhole), sampleOf);
  const whole = [...cameOrWent.values()].flatMap((changes) => {
    const [newest] = changes;
    const oldest = changes.at(-1);
    if (!newest || !oldest || (newest !== oldest && newest.field !== oldest.field)) return [];
    return [{ field: newest.field, sample: newest.sample, present: newest.after, past: oldest.before }];
  });
  const values = since.filter((change) => change.sample === null || !cameOrWent.has(sampleOf(change)));
  return [...[...Map.groupBy(values, keyOf).values()].flatMap(spanOf), ...whole];
}
