import { create } from "zustand";

/** What the waveforms are drawn of, by letter: bars from 0 to 1. They stay when the sound is let go of. */
export const useWaves = create<Readonly<Record<string, number[]>>>(() => ({}));
