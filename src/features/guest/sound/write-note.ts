import { draftNote, openNotes, useGuest } from "#src/features/guest/store.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { currentEngine } from "./engine.ts";

/** The whole second at which a voice is heard now; 0 for one that is not. */
function secondNow(letter: string): number {
  const engine = currentEngine();
  if (!engine || useSwitching.getState().current !== letter) return 0;
  return Math.floor(engine.currentPlace() * engine.currentSeconds());
}

/** Opens the notes on a voice, and begins one at the present moment; one that was begun before goes on. */
export function writeNote(letter: string): void {
  openNotes(letter);
  const begun = useGuest.getState().drafts[letter];
  draftNote(letter, begun ?? { seconds: secondNow(letter), text: "" });
}
