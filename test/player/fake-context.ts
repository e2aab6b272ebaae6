/** A Web Audio of which one can see how much it lets through, and whose sound comes from which element. */
export class FakeContext {
  static gain = 1;
  static source: HTMLMediaElement | undefined;
  /** What a context says it is, whatever is asked of it. */
  static state: AudioContextState = "running";

  readonly currentTime = 0;
  /** 0 where there is no device. */
  static channels = 2;
  get destination() {
    return { maxChannelCount: FakeContext.channels };
  }
  get state(): AudioContextState {
    return FakeContext.state;
  }

  createMediaElementSource(element: HTMLMediaElement) {
    FakeContext.source = element;
    return { connect: <T>(node: T): T => node };
  }

  createGain() {
    const gain = {
      cancelScheduledValues: () => undefined,
      setTargetAtTime: (value: number) => (FakeContext.gain = value),
      set value(value: number) {
        FakeContext.gain = value;
      },
    };
    return { gain, connect: <T>(node: T): T => node };
  }

  addEventListener(): void {}
  async resume(): Promise<void> {}
  async suspend(): Promise<void> {}
  async close(): Promise<void> {}
}
