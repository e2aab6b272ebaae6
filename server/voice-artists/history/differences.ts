import type { WrittenArtist, WrittenSample } from "#server/voice-artists/kept/written.ts";

/** One changed value of a sample; `title` is how the sample was called then. */
export interface SampleChange {
  voiceId: string;
  title: string;
  field: string;
  before: unknown;
  after: unknown;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = (sample: WrittenSample) => {
  const { voiceId: _id, ...fields } = sample;
  return new Map<string, unknown>(Object.entries(fields));
};

function changesOf(before: WrittenSample, after: WrittenSample): SampleChange[] {
  const was = fieldsOf(before);
  const { voiceId, title } = after;
  return [...fieldsOf(after)].flatMap(([field, value]) =>
    isSame(was.get(field), value) ? [] : [{ voiceId, title, field, before: was.get(field), after: value }],
  );
}

const notAmong = (samples: readonly WrittenSample[], others: readonly WrittenSample[]) => {
  const ids = new Set(others.map(({ voiceId }) => voiceId));
  return samples.filter(({ voiceId }) => !ids.has(voiceId));
};

/** What changed of the samples: values of those that stay, what was added, and what was removed. */
function sampleChanges(before: readonly WrittenSample[], after: readonly WrittenSample[]): SampleChange[] {
  const was = new Map(before.map((sample) => [sample.voiceId, sample]));
  const added = notAmong(after, before).map(({ voiceId, title, voiceMp3 }) => ({
    voiceId,
    title,
    field: "added",
    before: null,
    after: voiceMp3,
  }));
  const removed = notAmong(before, after).map(({ voiceId, title, voiceMp3 }) => ({
    voiceId,
    title,
    field: "removed",
    before: voiceMp3,
    after: null,
  }));
  const changed = after.flatMap((sample) => {
    const old = was.get(sample.voiceId);
    return old ? changesOf(old, sample) : [];
  });
  return [...changed, ...added, ...removed];
}

/** The samples that stay, in the order of `samples`. */
const orderOf = (samples: readonly WrittenSample[], others: readonly WrittenSample[]) => {
  const ids = new Set(others.map(({ voiceId }) => voiceId));
  return samples.map(({ voiceId }) => voiceId).filter((voiceId) => ids.has(voiceId));
};

/** What differs between two states of an artist: `[before, after]` by field, the samples' apart. Empty for none. */
export function differences(before: WrittenArtist, after: WrittenArtist): Record<string, unknown> {
  const { samples: oldSamples, ...oldFields } = before;
  const { samples, ...fields } = after;
  const was = new Map<string, unknown>(Object.entries(oldFields));
  const changed = Object.entries(fields).flatMap(([field, value]) =>
    isSame(was.get(field), value) ? [] : [[field, [was.get(field), value]]],
  );
  const [oldOrder, order] = [orderOf(oldSamples, samples), orderOf(samples, oldSamples)];
  const ofSamples = sampleChanges(oldSamples, samples);
  return {
    ...Object.fromEntries(changed),
    ...(isSame(oldOrder, order) ? {} : { order: [oldOrder, order] }),
    ...(ofSamples.length === 0 ? {} : { samples: ofSamples }),
  };
}
