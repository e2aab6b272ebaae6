import { wakeContext } from "./output-device.ts";

const notes = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.14 },
];
const seconds = 0.35;
const loudness = 0.12;

let context: AudioContext | undefined;

/** Two soft notes, made without a file, over whatever else sounds. A browser that lets nothing sound before a press stays silent. */
export function chime(): void {
  if (!("AudioContext" in globalThis)) return;
  const made = (context ??= new AudioContext());
  wakeContext(made, { isToSound: () => false, pause: () => undefined });
  for (const { hertz, from } of notes) {
    const start = made.currentTime + from;
    const tone = new OscillatorNode(made, { frequency: hertz });
    const volume = new GainNode(made, { gain: 0 });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(volume).connect(made.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
