import { artistFieldNames, type ArtistField } from "#contract/constants/artist-fields.ts";
import {
  sampleFields,
  type KeptForm,
  type SampleField,
  type SampleForm,
} from "#src/features/voice-artists/kept/form/kept-form.ts";
import { isSame } from "#src/lib/is-same.ts";

// Two owners changed the same artist. What only one of them changed is kept from that one, what both changed differently
// is asked. Samples are told apart by their key; that a sample is there at all counts as one of its fields.

export type Side = "mine" | "theirs";

/**
 * One field that may differ. `presence` is the sample itself, null where it is removed; `order` the keys of the samples
 * that both have.
 */
export type Field =
  | { sample: null; field: ArtistField | "order" }
  | { sample: string; field: SampleField | "presence" };

export interface Change {
  at: Field;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Both changed it, and not alike. */
  conflicts: Change[];
  /** What is kept of each alone. */
  mineOnly: Change[];
  theirsOnly: Change[];
}

const sampleOf = (form: KeptForm, key: string) => form.samples.find((sample) => sample.key === key) ?? null;

function changed(sample: SampleForm | null, base: SampleForm | null): boolean {
  if (!sample || !base) return sample !== base;
  return sampleFields.some((field) => !isSame(sample[field], base[field]));
}

/** The keys in this form's order, of those samples that both have and that were there before. */
function commonOrder(form: KeptForm, others: readonly KeptForm[]): string[] {
  return form.samples.map(({ key }) => key).filter((key) => others.every((other) => sampleOf(other, key)));
}

/** All fields that one of the two changed. */
function changesOf(base: KeptForm, mine: KeptForm, theirs: KeptForm): Change[] {
  const all = [base, mine, theirs];
  const fields: Change[] = artistFieldNames.map((field) => ({
    at: { sample: null, field },
    base: base[field],
    mine: mine[field],
    theirs: theirs[field],
  }));
  const [before, own, other] = all.map((form) => commonOrder(form, all));
  fields.push({ at: { sample: null, field: "order" }, base: before, mine: own, theirs: other });
  const keys = new Set(all.flatMap(({ samples }) => samples.map(({ key }) => key)));
  for (const key of keys) {
    const [was, kept, found] = all.map((form) => sampleOf(form, key)) as [
      SampleForm | null,
      SampleForm | null,
      SampleForm | null,
    ];
    if (was && kept && found)
      for (const field of sampleFields)
        fields.push({
          at: { sample: key, field },
          base: was[field],
          mine: kept[field],
          theirs: found[field],
        });
    else fields.push({ at: { sample: key, field: "presence" }, base: was, mine: kept, theirs: found });
  }
  return fields.filter((change) => !isSame(change.mine, change.base) || !isSame(change.theirs, change.base));
}

/** Whose value is kept; undefined where both changed it and not alike. */
function sideOf({ at, base, mine, theirs }: Change): Side | undefined {
  if (isSame(mine, theirs)) return "mine";
  if (at.field === "presence") {
    // One removed it: that holds unless the other one changed it.
    const [was, own, other] = [base, mine, theirs] as (SampleForm | null)[];
    if (was && own && !changed(own, was)) return "theirs";
    if (was && other && !changed(other, was)) return "mine";
    return was ? undefined : own ? "mine" : "theirs";
  }
  if (isSame(mine, base)) return "theirs";
  return isSame(theirs, base) ? "mine" : undefined;
}

/** What of two changed forms goes together, and what has to be asked. `base` is what both began with. */
export function mergeOf(base: KeptForm, mine: KeptForm, theirs: KeptForm): Merge {
  const merge: Merge = { conflicts: [], mineOnly: [], theirsOnly: [] };
  for (const change of changesOf(base, mine, theirs)) {
    if (isSame(change.mine, change.theirs)) continue;
    const side = sideOf(change);
    if (side === undefined) merge.conflicts.push(change);
    else merge[side === "mine" ? "mineOnly" : "theirsOnly"].push(change);
  }
  return merge;
}

/** The keys of `first`, and those of `second` that it lacks behind the one that they follow there. */
function weave(first: readonly string[], second: readonly string[]): string[] {
  const woven = [...first];
  second.forEach((key, place) => {
    if (woven.includes(key)) return;
    const follows = second.slice(0, place).findLast((one) => woven.includes(one));
    woven.splice(follows === undefined ? 0 : woven.indexOf(follows) + 1, 0, key);
  });
  return woven;
}

const keysOf = ({ samples }: KeptForm) => samples.map(({ key }) => key);

const nameOf = ({ sample, field }: Field) => `${sample ?? ""}/${field}`;

/** The form that keeps both owners' changes; `choose` says whose value stands where both changed a field. */
export function mergedForm(
  base: KeptForm,
  mine: KeptForm,
  theirs: KeptForm,
  choose: (conflict: Change) => Side,
): KeptForm {
  const values = new Map<string, unknown>();
  for (const change of changesOf(base, mine, theirs))
    values.set(nameOf(change.at), change[sideOf(change) ?? choose(change)]);
  const valueOf = (at: Field, otherwise: unknown) =>
    values.has(nameOf(at)) ? values.get(nameOf(at)) : otherwise;

  const isMyOrder = isSame(
    valueOf({ sample: null, field: "order" }, undefined) ?? commonOrder(mine, [base, theirs]),
    commonOrder(mine, [base, theirs]),
  );
  const keys = isMyOrder ? weave(keysOf(mine), keysOf(theirs)) : weave(keysOf(theirs), keysOf(mine));
  const samples = keys.flatMap((key) => {
    const own = sampleOf(mine, key);
    const other = sampleOf(theirs, key);
    if (!own || !other || !sampleOf(base, key)) {
      const present = valueOf({ sample: key, field: "presence" }, own ?? other) as SampleForm | null;
      if (!present) return [];
      // Gone from the server, and wanted back: a new one.
      const { voiceId, ...asNew } = present;
      return other || voiceId === undefined ? [present] : [asNew];
    }
    const fields = sampleFields.map((field) => [field, valueOf({ sample: key, field }, own[field])]);
    // The id is known to who saved a new sample first.
    return [{ ...other, ...own, ...(Object.fromEntries(fields) as Partial<SampleForm>) }];
  });
  const fields = artistFieldNames.map((field) => [field, valueOf({ sample: null, field }, mine[field])]);
  return { ...mine, ...(Object.fromEntries(fields) as Partial<KeptForm>), samples };
}
