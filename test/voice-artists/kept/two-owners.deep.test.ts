import { expect } from "vitest";
import type { Sample } from "#contract/samples.ts";
import type { KeptArtist, KeptArtistWrite } from "#contract/voice-artists.ts";
import { writtenArtist } from "#server/voice-artists/kept/written.ts";
import * as fc from "#test/support/generated.ts";
import { test as base } from "./kept-fixtures.ts";

interface Copy {
  artist: KeptArtist;
  etag: string;
}

const test = base.extend("copyOf", ({ ask }) => async (artistId: string): Promise<Copy> => {
  const answer = await ask(`/${artistId}`);
  return { artist: answer.json<KeptArtist>(), etag: String(answer.headers.etag) };
});

/** What an owner does to the copy on the screen before saving it. */
interface Edit {
  age?: number;
  title?: string;
  reverses: boolean;
  state?: "published" | "hidden";
  adds: boolean;
  removes: boolean;
}

const edits = fc.record(
  {
    age: fc.integer({ min: 20, max: 24 }),
    title: fc.constantFrom("Bir", "İki", "Üç"),
    state: fc.constantFrom("published" as const, "hidden" as const),
    reverses: fc.boolean(),
    adds: fc.boolean(),
    removes: fc.boolean(),
  },
  { requiredKeys: ["reverses", "adds", "removes"] },
);

const steps = fc.oneof(
  fc.record({ who: fc.nat({ max: 1 }), does: fc.constant("reads" as const) }),
  fc.record({ who: fc.nat({ max: 1 }), does: fc.constant("saves" as const), edit: edits }),
  fc.record({ does: fc.constant("both save" as const), edits: fc.tuple(edits, edits) }),
);

/** The save that a page makes of a copy, whole, as the form holds it. */
function writeOf(
  { artist }: Copy,
  { age = artist.age, title, reverses, state, ...edit }: Edit,
): KeptArtistWrite {
  const [removed] = edit.removes && artist.samples.length > 1 ? artist.samples : [];
  // What was added has no consent, and is not published.
  const stateOf = (sample: Sample) =>
    state === "published" && !sample.consent.publish ? sample.state : (state ?? sample.state);
  const samples = artist.samples
    .filter((sample) => sample !== removed)
    .map((sample, nth) => ({
      voiceId: sample.voiceId,
      title: nth === 0 ? (title ?? sample.title) : sample.title,
      state: nth === 0 ? stateOf(sample) : sample.state,
    }));
  const added = edit.adds && samples.length < 5 ? [{ voiceMp3: "https://a.example/new.mp3" }] : [];
  return {
    age,
    samples: [...(reverses ? samples.toReversed() : samples), ...added],
    removed: removed ? [removed.voiceId] : [],
  };
}

/** Whether the stored artist is what the save says. */
function expectApplied({ age, samples: stored }: KeptArtist, { samples = [], ...write }: KeptArtistWrite) {
  expect(age).toBe(write.age);
  expect(stored).toHaveLength(samples.length);
  for (const [nth, { voiceId, title = "", state = "draft" }] of samples.entries())
    expect(stored[nth]).toMatchObject({ title, state, ...(voiceId !== undefined && { voiceId }) });
}

const seen = ({ artist }: Copy) => JSON.stringify(writtenArtist(artist));

/** One artist that two owners have open, and the statuses of their saves. */
interface Scene {
  copies: [Copy, Copy];
  copy(): Promise<Copy>;
  entries(): Promise<number>;
  save(copy: Copy, edit: Edit): Promise<{ write: KeptArtistWrite; status: number }>;
}

async function saveOne(scene: Scene, copy: Copy, edit: Edit): Promise<void> {
  const [before, entries] = [await scene.copy(), await scene.entries()];
  const { write, status } = await scene.save(copy, edit);
  const after = await scene.copy();
  // What the owner saw is what is stored, or nothing is written.
  expect(status).toBe(seen(copy) === seen(before) ? 200 : 412);
  if (status === 200) expectApplied(after.artist, write);
  else expect(seen(after)).toBe(seen(before));
  expect(await scene.entries()).toBe(entries + (seen(after) === seen(before) ? 0 : 1));
}

/** Of two that save at once over the same copy one is refused, unless the first changed nothing. */
async function saveBoth(scene: Scene, both: [Edit, Edit]): Promise<void> {
  const [before, entries] = [await scene.copy(), await scene.entries()];
  const [one, other] = scene.copies;
  const saves = await Promise.all([scene.save(one, both[0]), scene.save(other, both[1])]);
  const after = await scene.copy();
  const done = saves.filter(({ status }) => status === 200);
  if (done.length === 0) expect(seen(after)).toBe(seen(before));
  if (done.length === 1) expectApplied(after.artist, done[0]?.write ?? {});
  expect(await scene.entries()).toBe(entries + (seen(after) === seen(before) ? 0 : 1));
}

type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

async function play(scene: Scene, step: Step): Promise<void> {
  if (step.does === "both save") return saveBoth(scene, step.edits);
  const who = step.who === 0 ? 0 : 1;
  if (step.does === "saves") return saveOne(scene, scene.copies[who], step.edit);
  scene.copies[who] = await scene.copy();
  return undefined;
}

test(
  "two owners who save in any order never lose a change unseen: a save is applied to what its owner saw, or refused",
  fc.generatedRun,
  async ({ make, copyOf, send, history }) => {
    let made = 0;
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 10 }), async (all) => {
        const name = `Sanatçı ${(made += 1)}`;
        const { artistId } = await make(name, "https://a.example/1.mp3", "https://a.example/2.mp3");
        const first = await copyOf(artistId);
        const scene: Scene = {
          copies: [first, first],
          copy: () => copyOf(artistId),
          entries: async () => (await history(artistId)).totalElements,
          async save(copy, edit) {
            const write = writeOf(copy, edit);
            const { statusCode } = await send(`/${artistId}`, write, { "if-match": copy.etag });
            statuses.add(statusCode);
            return { write, status: statusCode };
          },
        };
        for (const step of all) await play(scene, step);
      }),
      { numRuns: fc.runs(60) },
    );
    expect([...statuses].toSorted()).toEqual([200, 412]);
  },
);
