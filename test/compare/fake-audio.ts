import { onTestFinished, vi } from "vitest";

/** A source as it was started. */
export interface Started {
  /** The length of its sample in seconds, by which tests know the voice. */
  seconds: number;
  /** Seconds into the sample, as those of the loop. */
  offset: number;
  loop: [start: number, end: number] | undefined;
  /** Whether the loop's end fades over into its beginning. */
  isSmooth: boolean;
  isStopped: boolean;
  /** The level that the graph gives it, as a factor. */
  gain: number;
  end: () => void;
}

export interface FakeAudio {
  sources: Started[];
  /** Those that have not been stopped. */
  sounding: () => Started[];
  /** Lets seconds of sound pass. */
  pass: (seconds: number) => void;
  isClosed: () => boolean;
  copies: () => number;
  /** There is nothing to play on any more. */
  unplug: () => void;
}

class Param {
  value = 1;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class Node {
  gain = new Param();
  targets: Node[] = [];
  connect<T extends Node>(target: T): T {
    this.targets.push(target);
    return target;
  }
}

/** A rate at which three minutes are a short array. */
const rate = 1000;

/** How often sound was copied. */
let copies = 0;

/** A sound whose values say which sample it is a part of, and from which second on: 8002 is second 2 of the one of 8 s. */
class Sound {
  readonly sampleRate = rate;
  readonly numberOfChannels = 1;
  readonly length: number;
  readonly duration: number;
  readonly data: Float32Array;
  constructor({ length }: { length: number }) {
    this.length = length;
    this.duration = length / rate;
    this.data = new Float32Array(length);
  }
  getChannelData = () => this.data;
  copyFromChannel(target: Float32Array, _channel: number, from: number): void {
    copies += 1;
    target.set(this.data.subarray(from, from + target.length));
  }
}

function decodedSound(seconds: number): Sound {
  const sound = new Sound({ length: seconds * rate });
  for (const at of sound.data.keys()) sound.data[at] = seconds * 1000 + at / rate;
  return sound;
}

class Source extends Node {
  buffer: Sound | null = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  offset = 0;
  isStopped = false;
  listeners = new Set<() => void>();
  addEventListener(_type: string, listener: () => void): void {
    this.listeners.add(listener);
  }
  removeEventListener(_type: string, listener: () => void): void {
    this.listeners.delete(listener);
  }
  start(_when: number, offset: number): void {
    this.offset = offset;
  }
  stop(): void {
    this.isStopped = true;
  }
}

function view({ buffer, offset, loop, loopStart, loopEnd, isStopped, targets, listeners }: Source): Started {
  const first = buffer?.data[0] ?? 0;
  const start = first % 1000;
  return {
    seconds: Math.floor(first / 1000),
    offset: start + offset,
    loop: loop ? [start + loopStart, start + (loopEnd || (buffer?.duration ?? 0))] : undefined,
    isSmooth: loop && loopEnd === 0,
    isStopped,
    gain: targets[0]?.gain.value ?? 0,
    end: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** The Web Audio that jsdom lacks: nothing sounds, time passes when told, a sample is the text of its length in seconds. */
export function stubAudio(): FakeAudio {
  const sources: Source[] = [];
  let now = 0;
  let isClosed = false;
  let isUnplugged = false;
  class Context extends Node {
    destination = Object.assign(new Node(), { maxChannelCount: isUnplugged ? 0 : 2 });
    state = isUnplugged ? "suspended" : "running";
    get currentTime(): number {
      return now;
    }
    createGain = () => new Node();
    createBufferSource(): Source {
      const source = new Source();
      sources.push(source);
      return source;
    }
    addEventListener(): void {}
    resume = async () => undefined;
    suspend = async () => undefined;
    async close(): Promise<void> {
      isClosed = true;
    }
    decodeAudioData = async (bytes: ArrayBuffer) => decodedSound(Number(new TextDecoder().decode(bytes)));
  }
  copies = 0;
  vi.stubGlobal("AudioBuffer", Sound);
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OfflineAudioContext", Context);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    get sources() {
      return sources.map(view);
    },
    sounding: () => sources.filter(({ isStopped }) => !isStopped).map(view),
    pass: (seconds) => (now += seconds),
    isClosed: () => isClosed,
    copies: () => copies,
    unplug: () => (isUnplugged = true),
  };
}
