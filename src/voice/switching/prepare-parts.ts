import { chosenVoice, currentPlace, heardVoices, isSounding, loopOf, soundFrom } from "./heard.ts";
import { bufferOf } from "./load.ts";
import { loopedPart, makePart } from "./looped-part.ts";

/** An edge that is dragged stands still for so long, in ms, before anything is made of it. */
const rest = 100;

let preparing = new AbortController();

/** Makes what is looped of every voice ahead, the chosen one's first, so that a switch only starts it. */
export async function prepareParts(): Promise<void> {
  preparing.abort();
  preparing = new AbortController();
  const { signal } = preparing;
  await new Promise((resolve) => setTimeout(resolve, rest));
  const chosen = chosenVoice();
  for (const voice of chosen ? [chosen, ...heardVoices()] : heardVoices()) {
    const buffer = bufferOf(voice.voiceId);
    const loop = buffer && loopOf(buffer);
    if (signal.aborted || !loop || loopedPart(buffer, loop)) continue;
    await makePart(buffer, loop, signal);
    if (!signal.aborted && isSounding() && chosenVoice() === voice) soundFrom(currentPlace());
  }
}
