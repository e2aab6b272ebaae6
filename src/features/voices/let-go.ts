import { focusMultiSelectToggle } from "./MultiSelectToggle.tsx";
import { letGo, useVoices } from "./store.ts";

/** Lets go of a chosen voice. With the last one the bar leaves, and the focus goes to the switch. */
export function letGoOf(voiceId: string): void {
  letGo(voiceId);
  if (useVoices.getState().selection.size === 0) focusMultiSelectToggle();
}
