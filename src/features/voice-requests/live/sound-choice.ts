import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";

const key = "sound-when-new";

/** Whether something new sounds on this device; nowhere unless it was switched on. */
export const soundsWhenNew = (): boolean => readStored(key) !== null;

export function chooseSound(isOn: boolean): void {
  if (isOn) writeStored(key, "on");
  else removeStored(key);
}
