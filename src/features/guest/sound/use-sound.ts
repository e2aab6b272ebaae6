import { useEffect, useEffectEvent, useMemo } from "react";
import type { GuestRoom } from "#contract/guest.ts";
import { refresh } from "#src/features/guest/calls/exchange.ts";
import { tokenOfPage } from "#src/features/guest/room-address.ts";
import { useGuest } from "#src/features/guest/store.ts";
import { nameOf } from "#src/features/guest/voice-name.ts";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { listenForKeys } from "#src/voice/switching/keys.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { canBeHeard } from "./can-be-heard.ts";
import { withEngine } from "./engine.ts";
import { writeNote } from "./write-note.ts";

/** Begins a note on the voice that is heard. */
function noteOnHeard(): void {
  const { current } = useSwitching.getState();
  if (current !== undefined && useGuest.getState().room?.state === "open") writeNote(current);
}

const toggle = () => withEngine((engine) => engine.toggle());
const toggleLoop = () => withEngine((engine) => engine.toggleLoopByKey());
const skip = (seconds: number) => withEngine((engine) => engine.skip(seconds));

/** Begins the sound of a room as one guest hears it, by its mark. Returns the end. */
function beginSound(_mark: string): () => void {
  let end: (() => void) | undefined;
  const leave = withEngine((engine) => {
    end = engine.beginRoom();
  });
  return () => {
    leave();
    end?.();
  };
}

/**
 * The sound of a room while it is shown: loads, draws and switches. Silent and forgotten when the room is left, and when its
 * letters are another guest's: then they are loaded anew.
 */
export function useSound(room: Pick<GuestRoom, "mark" | "voices" | "isBlind">): void {
  const { mark, voices } = room;
  const known = voices
    .filter(canBeHeard)
    .map(({ letter, seconds }) => `${letter}${seconds}`)
    .join();
  useEffect(() => {
    const end = beginSound(mark);
    return end;
  }, [mark]);
  const load = useEffectEvent((_mark: string, _heard: string) =>
    withEngine((engine) => engine.hearRoom(tokenOfPage(), room)),
  );
  useEffect(() => {
    return load(mark, known);
  }, [mark, known]);
  // A sound that is refused may mean that the room is gone.
  const hasFailed = useSwitching(({ sounds }) => Object.values(sounds).includes("failed"));
  useEffect(() => {
    if (hasFailed) void refresh();
  }, [hasFailed]);

  const switchToPlace = useEffectEvent((place: number) => {
    const voice = voices[place];
    if (!voice || !canBeHeard(voice)) return;
    withEngine((engine) => engine.choose(voice.letter));
    announce(nameOf(room, voice), "voice");
  });
  const letters = useMemo(() => ({ r: toggleLoop, n: noteOnHeard }), []);
  useEffect(() => {
    const unlisten = listenForKeys({ toggle, skip, letters, switchTo: (place) => switchToPlace(place) });
    return unlisten;
  }, [letters]);
}
