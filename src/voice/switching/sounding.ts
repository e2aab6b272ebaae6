/** How fast a switch fades, in seconds: after three of these it is all but over. Shorter ones click. */
const fade = 0.003;
const silentAfter = 10 * fade;
/** How long a loop's end fades over into its beginning, in seconds. */
const seam = 0.01;

/** Seconds of the sample between which it repeats. */
interface Loop {
  start: number;
  end: number;
}

interface Start {
  buffer: AudioBuffer;
  /** Seconds into the sample. */
  offset: number;
  /** What evens out its level, as a factor. */
  gain: number;
  loop: Loop | undefined;
  onEnd: () => void;
}

/** One voice that sounds. */
export interface Sounding {
  setGain: (gain: number) => void;
  /** Fades out; `onEnd` is not called. */
  stop: () => void;
}

/**
 * The part that repeats, as a sound of its own. Its last moments fade over into what leads up to its beginning: the wave
 * would jump there and click.
 */
function loopOf(context: BaseAudioContext, buffer: AudioBuffer, { start, end }: Loop): AudioBuffer {
  const { numberOfChannels, sampleRate } = buffer;
  const first = Math.round(start * sampleRate);
  const length = Math.max(1, Math.round(end * sampleRate) - first);
  const faded = Math.min(Math.round(seam * sampleRate), length);
  const part = context.createBuffer(numberOfChannels, length, sampleRate);
  for (let channel = 0; channel < numberOfChannels; channel++) {
    const sound = buffer.getChannelData(channel);
    const looped = part.getChannelData(channel);
    looped.set(sound.subarray(first, first + length));
    for (let nth = 1; nth <= faded; nth++) {
      const lead = sound[first - nth] ?? 0; // silence before the sample
      const share = nth / (faded + 1);
      looped[length - nth] = (looped[length - nth] ?? 0) * share + lead * (1 - share);
    }
  }
  return part;
}

/**
 * Starts a voice at once and fades it in. Where another one is stopped at the same time the two fades add up to full
 * level, so no gap is heard. It asks nothing of the page: a test hears it in an OfflineAudioContext.
 */
export function startSounding(
  context: BaseAudioContext,
  output: AudioNode,
  { buffer, offset, gain, loop, onEnd }: Start,
): Sounding {
  const source = context.createBufferSource();
  const level = context.createGain();
  const fader = context.createGain();
  source.buffer = loop ? loopOf(context, buffer, loop) : buffer;
  source.loop = loop !== undefined;
  level.gain.value = gain;
  fader.gain.value = 0;
  source.connect(level).connect(fader).connect(output);
  fader.gain.setTargetAtTime(1, context.currentTime, fade);
  source.addEventListener("ended", onEnd, { once: true });
  source.start(0, loop ? offset - loop.start : offset);
  return {
    setGain: (next) => level.gain.setTargetAtTime(next, context.currentTime, fade),
    stop: () => {
      source.removeEventListener("ended", onEnd);
      fader.gain.setTargetAtTime(0, context.currentTime, fade);
      source.stop(context.currentTime + silentAfter);
    },
  };
}
