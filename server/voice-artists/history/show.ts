import { artistFieldNames } from "#contract/constants/artist-fields.ts";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import type { SampleChange } from "./differences.ts";

type Change = ArtistHistoryEntry["changes"][number];

/** What an entry of an artist's record holds, of this version or an older one. */
export type Changes = Record<string, unknown>;

const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

// An older version wrote whole lists as `voices`; what was made says nothing here.
const samplesOf = ({ samples }: Changes) => (Array.isArray(samples) ? (samples as SampleChange[]) : []);

// The database keeps no order of its own.
const fieldOrder = [...new Set(["name", "state", ...artistFieldNames, "voices", "order"])];

/** The ids of names that an entry holds. */
export const nameIdsIn = ({ name }: Changes): unknown[] => (isPair(name) ? name : []);

/** What changed, field by field and then sample by sample; names are said where they are known. */
export function shownChanges(changes: Changes, names: Map<string, string>): Change[] {
  const nameOf = (value: unknown) => (typeof value === "string" ? (names.get(value) ?? value) : value);
  const ofArtist = fieldOrder.flatMap((field) => {
    const value = changes[field];
    if (!isPair(value)) return [];
    const [before, after] = field === "name" ? value.map(nameOf) : value;
    return [{ field, sample: null, voiceId: null, before: before ?? null, after: after ?? null }];
  });
  const ofSamples = samplesOf(changes).map(({ field, voiceId, title, before, after }) => ({
    field,
    sample: title,
    voiceId,
    before: before ?? null,
    after: after ?? null,
  }));
  return [...ofArtist, ...ofSamples];
}
