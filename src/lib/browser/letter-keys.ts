import { create } from "zustand";
import { readStored, writeStored } from "./storage.ts";

const storageKey = "letter-keys";

/**
 * Whether keys that are a single letter, number or sign do something, such as J, 1 or “?”; remembered. Whoever speaks to
 * the computer turns them off, because words would press them.
 */
export const useLetterKeys = create<{ areOn: boolean }>(() => ({ areOn: readStored(storageKey) !== "off" }));

export const areLetterKeysOn = (): boolean => useLetterKeys.getState().areOn;

export function setLetterKeys(areOn: boolean): void {
  writeStored(storageKey, areOn ? "on" : "off");
  useLetterKeys.setState({ areOn });
}
