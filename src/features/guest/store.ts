import { create } from "zustand";
import type { GuestPlace } from "#contract/guest.ts";
import { applyChange, type GuestAct } from "./calls/apply-change.ts";

/** What the page is: a room of voices or of takes, or what stands in its place. */
export type Phase = "loading" | "failed" | "password" | "gone" | "room";

/** The notes that are being written, by the voice's letter or the take's id, each at its second. */
export type BegunNotes = Readonly<Record<string, { seconds: number; text: string }>>;

interface GuestState {
  phase: Phase;
  /** The room as the server last answered it. */
  stored: GuestPlace | undefined;
  /** The room with what was answered here since; to takes their own page adds that, whose code comes late. */
  room: GuestPlace | undefined;
  /** What was answered here and is not stored yet, the oldest first. */
  waiting: readonly GuestAct[];
  /** Whether the last try to store it failed: it will be tried again. */
  isLate: boolean;
  /** Whether the room became another guest's while it was shown, and nothing was stored since. */
  isAnother: boolean;
  /** Why the room could not be read, or a change was refused. */
  error: unknown;
  /** The voice whose notes are open. */
  opened: string | undefined;
  drafts: BegunNotes;
}

const initialState: GuestState = {
  phase: "loading",
  stored: undefined,
  room: undefined,
  waiting: [],
  isLate: false,
  isAnother: false,
  error: undefined,
  opened: undefined,
  drafts: {},
};

export const useGuest = create<GuestState>(() => initialState);

/** As before the page was opened. */
export const resetGuest = (): void => useGuest.setState(initialState, true);

/** Shows an answer of the server, and on top of it what waits. */
export function showRoom(stored: GuestPlace | undefined, waiting: readonly GuestAct[]): void {
  const now = new Date().toISOString();
  const room =
    stored && "voices" in stored
      ? waiting.reduce((shown, change) => applyChange(shown, change, now), stored)
      : stored;
  useGuest.setState({ stored, waiting, room });
}

/** Shows another page in the room's place; nothing of the room stays in memory. */
export const showInstead = (phase: Exclude<Phase, "room">, error?: unknown): void =>
  useGuest.setState({ ...initialState, phase, error });

export function openNotes(opened: string): void {
  useGuest.setState({ opened });
}

/** Closes what is open; a note of which nothing was written is none. */
export const closeNotes = (): void =>
  useGuest.setState(({ opened, drafts }) => ({
    opened: undefined,
    drafts: Object.fromEntries(
      Object.entries(drafts).filter(([letter, { text }]) => letter !== opened || text.trim() !== ""),
    ),
  }));

/** Goes on with notes that were begun on this device before, and shows the first. */
export const bringBackNotes = (drafts: BegunNotes): void =>
  useGuest.setState(({ opened }) => ({ drafts, opened: opened ?? Object.keys(drafts)[0] }));

/** What was written as another guest as notes that are being written, so that nothing typed is lost. */
export function asBegunNotes(changes: readonly GuestAct[], begun: BegunNotes): BegunNotes {
  const notes = { ...begun };
  for (const change of changes) {
    if (!("noteId" in change)) continue;
    const { text } = change;
    const [of, seconds] =
      "takeId" in change ? [change.takeId, change.from / 1000] : [change.letter, change.seconds];
    const draft = notes[of];
    notes[of] = draft ? { ...draft, text: `${text} ${draft.text}`.trim() } : { seconds, text };
  }
  return notes;
}

export const draftNote = (letter: string, draft: { seconds: number; text: string } | undefined): void =>
  useGuest.setState(({ drafts }) => {
    const { [letter]: _before, ...others } = drafts;
    return { drafts: draft ? { ...others, [letter]: draft } : others };
  });
