import type { GuestChange, GuestNote, GuestRoom, GuestTakeChange, GuestVoice } from "#contract/guest.ts";

/** What a guest answers: a change of the answer, a wish, which null takes back, or a note on a take. */
export type GuestAct = GuestChange | GuestTakeChange | { wish: string | null };

// What a change makes of a room, as the server will answer it: so the page shows it before.

/** The letters of the yeses, the favourite first. */
export const yesesOf = ({ voices }: Pick<GuestRoom, "voices">): string[] =>
  voices
    .filter(({ vote }) => vote === "yes")
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))
    .map(({ letter }) => letter);

const withOrder = (voices: GuestVoice[], order: readonly string[]): GuestVoice[] =>
  voices.map((voice) => {
    const rank = voice.vote === "yes" ? order.indexOf(voice.letter) + 1 : 0;
    return { ...voice, rank: rank === 0 ? null : rank };
  });

function withVote(voices: GuestVoice[], letter: string, vote: GuestVoice["vote"]): GuestVoice[] {
  const others = yesesOf({ voices }).filter((one) => one !== letter);
  const isYesAlready = voices.some((voice) => voice.letter === letter && voice.vote === "yes");
  if (isYesAlready && vote === "yes") return voices;
  const voted = voices.map((voice) => (voice.letter === letter ? { ...voice, vote } : voice));
  return withOrder(voted, vote === "yes" ? [...others, letter] : others);
}

const withNote = (voices: GuestVoice[], letter: string, note: GuestNote): GuestVoice[] =>
  voices.map((voice) =>
    voice.letter === letter && !voice.notes.some(({ noteId }) => noteId === note.noteId)
      ? { ...voice, notes: [...voice.notes, note].toSorted((a, b) => a.seconds - b.seconds) }
      : voice,
  );

const withoutNote = (voices: GuestVoice[], removed: string): GuestVoice[] =>
  voices.map((voice) => ({ ...voice, notes: voice.notes.filter(({ noteId }) => noteId !== removed) }));

/** A room of voices after a change. `now` is when it was sent. */
export function applyChange(room: GuestRoom, change: GuestAct, now: string): GuestRoom {
  const { voices } = room;
  if ("takeId" in change) return room;
  if ("wish" in change) return { ...room, ...change };
  if ("vote" in change) return { ...room, voices: withVote(voices, change.letter, change.vote) };
  if ("order" in change) {
    const yeses = yesesOf(room);
    const ordered = change.order.filter((letter) => yeses.includes(letter));
    const others = yeses.filter((letter) => !ordered.includes(letter));
    return { ...room, voices: withOrder(voices, [...ordered, ...others]) };
  }
  if ("noteId" in change) {
    const { letter, noteId, seconds, text } = change;
    return { ...room, voices: withNote(voices, letter, { noteId, seconds, text, by: null }) };
  }
  if ("removeNote" in change) return { ...room, voices: withoutNote(voices, change.removeNote) };
  return { ...room, name: change.name, sentAt: room.sentAt ?? now };
}
