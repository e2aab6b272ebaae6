import { wakeContext } from "#src/lib/browser/sound/output-device.ts";

/** Where everything sounds. */
export interface Output {
  context: AudioContext;
  node: GainNode;
}

let output: Output | undefined;
let volume = 1;

/** How long after a pause the device is let go of, in ms: the fade is over by then. */
const restAfter = 200;
/** A volume that jumps would click; seconds. */
const glide = 0.01;

interface OutputUse {
  onTaken: (context: AudioContext) => void;
  isToSound: () => boolean;
  pause: () => void;
}

export const currentOutput = (): Output | undefined => output;

/**
 * Makes the output at the first press, for one made while loading would stay silent, and wakes it at others. `onTaken` is
 * called when the system takes the sound away, for a call; `pause` where there is no device, while it `isToSound`.
 */
export function openOutput({ onTaken, isToSound, pause }: OutputUse): void {
  if (!output) {
    const context = new AudioContext();
    const node = context.createGain();
    node.gain.value = volume;
    node.connect(context.destination);
    context.addEventListener("statechange", () => context.state !== "running" && onTaken(context));
    output = { context, node };
  }
  const { context } = output;
  wakeContext(context, { isToSound: () => output?.context === context && isToSound(), pause });
}

/** Lets the device rest a moment after a pause, unless something plays again. */
export function restOutput(isPlaying: () => boolean): void {
  setTimeout(() => isPlaying() || void output?.context.suspend(), restAfter);
}

/** From 0 to 1. */
export function setVolume(next: number): void {
  volume = next;
  if (output) output.node.gain.setTargetAtTime(next, output.context.currentTime, glide);
}

export function closeOutput(): void {
  void output?.context.close();
  output = undefined;
}
