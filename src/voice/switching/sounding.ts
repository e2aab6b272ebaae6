import { loopedPart, type Loop } from "./looped-part.ts";

/** How fast a switch fades, in seconds: after three of these it is all but over. Shorter ones click. */
const fade = 0.003;
const silentAfter = 10 * fade;

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
 * Starts a voice at once and fades it in. Where another one is stopped at the same time the two fades add up to full
 * level, so no gap is heard. A loop whose part is not made yet clicks at its end. It asks nothing of the page: a test
 * hears it in an OfflineAudioContext.
 */
export function startSounding(
  context: BaseAudioContext,
  output: AudioNode,
  { buffer, offset, gain, loop, onEnd }: Start,
): Sounding {
  const source = context.createBufferSource();
  const level = context.createGain();
  const fader = context.createGain();
  const part = loop && loopedPart(buffer, loop);
  source.buffer = part ?? buffer;
  source.loop = loop !== undefined;
  if (loop && !part) {
    source.loopStart = loop.start;
    source.loopEnd = loop.end;
  }
  level.gain.value = gain;
  fader.gain.value = 0;
  source.connect(level).connect(fader).connect(output);
  fader.gain.setTargetAtTime(1, context.currentTime, fade);
  source.addEventListener("ended", onEnd, { once: true });
  source.start(0, loop && part ? offset - loop.start : offset);
  return {
    setGain: (next) => level.gain.setTargetAtTime(next, context.currentTime, fade),
    stop: () => {
      source.removeEventListener("ended", onEnd);
      fader.gain.setTargetAtTime(0, context.currentTime, fade);
      source.stop(context.currentTime + silentAfter);
    },
  };
}
