import { roomLimits } from "#contract/constants/room-limits.ts";
import type { GuestRoom, LetteredNote } from "#contract/guest.ts";
import { askForOlderNotes } from "./call-room.ts";

// A room's answer holds its first notes: those after them are asked for beside it and kept here.

interface Known {
  /** Whose they are, and after which notes of the answer they come. */
  mark: string;
  older: string;
  notes: readonly LetteredNote[];
}

let known: Known | undefined;
/** After which notes others are being asked for. */
let asked: string | null = null;

export function forgetOlderNotes(): void {
  known = undefined;
  asked = null;
}

/** A note that was removed here is not shown any more; others notice with the next answer that holds other notes. */
export function forgetOlderNote(noteId: string): void {
  if (known) known = { ...known, notes: known.notes.filter((note) => note.noteId !== noteId) };
}

/** The room with the older notes that are known of this guest's. */
export function withOlderNotes(room: GuestRoom): GuestRoom {
  if (room.older === null || known?.mark !== room.mark) return room;
  const held = new Set(room.voices.flatMap(({ notes }) => notes.map(({ noteId }) => noteId)));
  const others = known.notes.filter(({ noteId }) => !held.has(noteId));
  return {
    ...room,
    voices: room.voices.map((voice) => {
      const more = others
        .filter(({ letter }) => letter === voice.letter)
        .map(({ letter: _letter, ...note }) => note);
      return more.length === 0
        ? voice
        : { ...voice, notes: [...voice.notes, ...more].toSorted((a, b) => a.seconds - b.seconds) };
    }),
  };
}

/**
 * Asks for the notes after those of an answer, until so many of others are known as a guest is shown. Answers whether there
 * is anything new to show: not where they are known or being asked for. What could not be read throws.
 */
export async function readOlderNotes(token: string, { mark, older }: GuestRoom): Promise<boolean> {
  if (older === null || asked === older || (known?.mark === mark && known.older === older)) return false;
  asked = older;
  try {
    const notes: LetteredNote[] = [];
    const isFull = () => notes.filter(({ by }) => by !== null).length >= roomLimits.sharedNotes;
    for (let before: string | null = older; before !== null && !isFull();) {
      const next: Awaited<ReturnType<typeof askForOlderNotes>> = await askForOlderNotes(token, mark, before);
      notes.push(...next.notes);
      before = next.older;
    }
    if (asked !== older) return false;
    known = { mark, older, notes };
    return true;
  } finally {
    if (asked === older) asked = null;
  }
}
