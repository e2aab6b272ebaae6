import { onTestFinished, vi } from "vitest";

/** A source as it was started. */
export interface Started {
  /** The length of its sample in seconds, by which tests know the voice. */
  seconds: number;
  offset: number;
  loop: [start: number, end: number] | undefined;
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

class Source extends Node {
  buffer: { duration: number } | null = null;
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

const view = (source: Source): Started => ({
  seconds: source.buffer?.duration ?? 0,
  offset: source.offset,
  loop: source.loop ? [source.loopStart, source.loopEnd] : undefined,
  isStopped: source.isStopped,
  gain: source.targets[0]?.gain.value ?? 0,
  end: () => {
    for (const listener of source.listeners) listener();
  },
});

/** The Web Audio that jsdom lacks: nothing sounds, time passes when told, a sample is the text of its length in seconds. */
export function stubAudio(): FakeAudio {
  const sources: Source[] = [];
  let now = 0;
  let isClosed = false;
  class Context extends Node {
    destination = new Node();
    state = "running";
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
    async decodeAudioData(bytes: ArrayBuffer): Promise<Pick<AudioBuffer, "duration" | "getChannelData">> {
      const duration = Number(new TextDecoder().decode(bytes));
      return { duration, getChannelData: () => new Float32Array(256).fill(0.5) };
    }
  }
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
  };
}
