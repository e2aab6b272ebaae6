import { createContext, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createSound, type Sound } from "./create-sound.ts";

/** The sound of an attachment, by its id. */
type Sounds = (attachmentId: string) => Sound;

/** The sounds of the offer in view. They are the page's and not the row's: one plays on while its row is drawn elsewhere. */
export const SoundsContext = createContext<Sounds>(() => {
  throw new Error("no offer is in view");
});

/** Makes the sounds of an offer, which fall silent when its page is left. */
export function useSoundsOf(offerId: string): Sounds {
  const [sounds] = useState(() => new Map<string, Sound>());
  useEffect(() => () => sounds.forEach(({ stop }) => stop()), [sounds]);
  return (attachmentId) => {
    const sound = sounds.get(attachmentId) ?? createSound(offerId, attachmentId);
    sounds.set(attachmentId, sound);
    return sound;
  };
}

/** A sound and where it stands. */
export function useSound(attachmentId: string) {
  const sound = use(SoundsContext)(attachmentId);
  return { ...useStore(sound.state), ...sound };
}
