/** Seconds of the sample between which it repeats. */
export interface Loop {
  start: number;
  end: number;
}

/** How long a loop's end fades over into its beginning, in seconds. */
const seam = 0.01;
/** Samples that are copied at a time: a press waits for no more. */
const piece = 2 ** 17;

/** The last part of each sound; it goes with its sound. */
const parts = new WeakMap<AudioBuffer, Loop & { sound: AudioBuffer }>();

/** The part as a sound of its own, where it is made. */
export function loopedPart(buffer: AudioBuffer, { start, end }: Loop): AudioBuffer | undefined {
  const made = parts.get(buffer);
  return made?.start === start && made.end === end ? made.sound : undefined;
}

/** Fades the last moments of a part over into what leads up to its beginning: the wave would jump there and click. */
function fadeSeam(part: AudioBuffer, buffer: AudioBuffer, first: number): void {
  const faded = Math.min(Math.round(seam * part.sampleRate), part.length);
  const before = Math.min(first, faded);
  for (let channel = 0; channel < part.numberOfChannels; channel++) {
    const lead = new Float32Array(faded); // silence before the sample
    buffer.copyFromChannel(lead.subarray(faded - before), channel, first - before);
    const end = part.getChannelData(channel).subarray(part.length - faded);
    for (let at = 0; at < faded; at++) {
      const share = (faded - at) / (faded + 1);
      end[at] = (end[at] ?? 0) * share + (lead[at] ?? 0) * (1 - share);
    }
  }
}

/** Makes the part a piece at a time: to copy three minutes at once takes longer than a switch may. */
export async function makePart(
  buffer: AudioBuffer,
  { start, end }: Loop,
  signal: AbortSignal,
): Promise<void> {
  const { numberOfChannels, sampleRate } = buffer;
  const first = Math.round(start * sampleRate);
  const length = Math.max(1, Math.round(end * sampleRate) - first);
  parts.delete(buffer);
  const sound = new AudioBuffer({ numberOfChannels, length, sampleRate });
  for (let from = 0; from < length; from += piece) {
    for (let channel = 0; channel < numberOfChannels; channel++) {
      const target = sound.getChannelData(channel).subarray(from, from + piece);
      buffer.copyFromChannel(target, channel, first + from);
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
  }
  fadeSeam(sound, buffer, first);
  parts.set(buffer, { start, end, sound });
}
