import type { RoomVote } from "#contract/constants/values/rooms.ts";
import type { GuestChange } from "#contract/guest.ts";
import * as fc from "#test/support/generated.ts";

interface Note {
  noteId: string;
  letter: string;
  text: string;
}

interface GuestModel {
  votes: Record<string, RoomVote>;
  /** Letters with a yes, in the guest's order. */
  yeses: string[];
  notes: Note[];
  name: string | null;
}

/** What rules.md says of a room, once more and apart from the server's own. A guest who is null has written nothing. */
export interface Model {
  state: "open" | "closed" | "revoked";
  guests: (GuestModel | null)[];
}

/** What guests send, each by its number, and what the maker does. */
export type Step =
  | { kind: "change"; guest: number; change: GuestChange }
  | { kind: "remove"; guest: number }
  | { kind: "close" }
  | { kind: "revoke" };

export const letters = ["A", "B", "C", "D"];
const guestCount = 3;

export const beginning = (): Model => ({
  state: "open",
  guests: Array.from({ length: guestCount }, () => null),
});

// A few ids, so that notes are sent twice and removed.
const noteIds = [1, 2, 3].map((nth) => `0000000${nth}-0000-4000-8000-000000000000`);

const letter = fc.constantFrom(...letters);
const changeOf: fc.Arbitrary<GuestChange> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      letter,
      vote: fc.constantFrom<RoomVote | null>("yes", "yes", "yes", "maybe", "no", null),
    }),
  },
  { weight: 3, arbitrary: fc.record({ order: fc.shuffledSubarray(letters) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      noteId: fc.constantFrom(...noteIds),
      letter,
      seconds: fc.constant(1),
      text: fc.constantFrom("Sıcak", "Yavaş"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ removeNote: fc.constantFrom(...noteIds) }) },
  {
    weight: 2,
    arbitrary: fc.record({ send: fc.constant(true as const), name: fc.constantFrom("Ece", "Ali") }),
  },
);

const guest = fc.nat(guestCount - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ kind: fc.constant("change" as const), guest, change: changeOf }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("remove" as const), guest }) },
  { weight: 2, arbitrary: fc.constant({ kind: "close" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "revoke" as const }) },
);

/** Rounds of what happens in a room: one after the other, and two or three at once. */
export const walkOf = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 8,
});

/** What a step is answered, and the room after it. */
interface Outcome {
  status: number;
  model: Model;
}

const nothing: GuestModel = { votes: {}, yeses: [], notes: [], name: null };

/** The guest after a change; undefined where the change is refused with 409. */
function changed(before: GuestModel, change: GuestChange): GuestModel | undefined {
  if ("vote" in change) {
    const { [change.letter]: _before, ...votes } = before.votes;
    const others = before.yeses.filter((one) => one !== change.letter);
    if (change.vote === null) return { ...before, votes, yeses: others };
    const isNew = others.length === before.yeses.length;
    const withYes = isNew ? [...others, change.letter] : before.yeses;
    return {
      ...before,
      votes: { ...votes, [change.letter]: change.vote },
      yeses: change.vote === "yes" ? withYes : others,
    };
  }
  if ("order" in change) {
    const isSame = change.order.toSorted().join("") === before.yeses.toSorted().join("");
    return isSame ? { ...before, yeses: change.order } : undefined;
  }
  if ("noteId" in change) {
    const { noteId, letter: at, text } = change;
    const isKnown = before.notes.some((note) => note.noteId === noteId);
    return isKnown ? before : { ...before, notes: [...before.notes, { noteId, letter: at, text }] };
  }
  if ("removeNote" in change)
    return { ...before, notes: before.notes.filter(({ noteId }) => noteId !== change.removeNote) };
  return { ...before, name: change.name };
}

function take(model: Model, one: Step): Outcome {
  const withGuests = (guests: Model["guests"]) => ({ status: 200, model: { ...model, guests } });
  if (one.kind !== "change" && model.state === "revoked") return { status: 404, model };
  if (one.kind === "revoke") return { status: 204, model: { ...model, state: "revoked" } };
  if (one.kind === "close") return { status: 200, model: { ...model, state: "closed" } };
  if (one.kind === "remove") return withGuests(model.guests.with(one.guest, null));
  if (model.state !== "open") return { status: model.state === "closed" ? 409 : 410, model };
  const after = changed(model.guests[one.guest] ?? nothing, one.change);
  return after ? withGuests(model.guests.with(one.guest, after)) : { status: 409, model };
}

const permutations = (numbers: number[]): number[][] =>
  numbers.length <= 1
    ? [numbers]
    : numbers.flatMap((one) =>
        permutations(numbers.filter((other) => other !== one)).map((others) => [one, ...others]),
      );

/** How steps that happen at once may end, one after the other in any order. `statuses` are in the order of the steps. */
export const endings = (model: Model, steps: readonly Step[]): { model: Model; statuses: number[] }[] =>
  permutations(steps.map((_, nth) => nth)).map((order) => {
    let now = model;
    const statuses = steps.map(() => 0);
    for (const nth of order) {
      const one = steps[nth];
      if (!one) throw new Error("an order names every step");
      const outcome = take(now, one);
      statuses[nth] = outcome.status;
      now = outcome.model;
    }
    return { model: now, statuses };
  });

/** What a guest is shown: the own votes by letter with their ranks, and the notes of all who have sent, sorted. */
export function shownTo({ state, guests }: Model, nth: number) {
  if (state === "revoked") return null;
  const own = guests[nth] ?? nothing;
  const votes = letters.map((one) => {
    const rank = own.yeses.indexOf(one);
    return `${one} ${own.votes[one] ?? null} ${rank === -1 ? null : rank + 1}`;
  });
  return {
    state,
    name: own.name,
    votes,
    notes: own.notes.map(({ letter: at, text }) => `${at} ${text}`).toSorted(),
  };
}

/** The notes of the others who have sent, whatever the letters are that this guest knows them by. */
export function othersNotes({ state, guests }: Model, nth: number): string[] {
  if (state === "revoked") return [];
  return guests
    .flatMap((one, at) =>
      one && at !== nth && one.name !== null ? one.notes.map(({ text }) => `${one.name} ${text}`) : [],
    )
    .toSorted();
}
