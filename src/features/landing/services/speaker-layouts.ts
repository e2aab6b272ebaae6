/** A speaker seen from above: the listener sits at 0,0, x to the right, y to the front, both from -1 to 1. */
type Speaker = readonly [x: number, y: number];

export interface MixingFormat {
  name: string;
  speakers: readonly Speaker[];
  /** Speakers overhead. */
  overhead?: readonly Speaker[];
  subwoofer?: boolean;
}

const stereo: Speaker[] = [
  [-0.6, 0.8],
  [0.6, 0.8],
];
const front: Speaker[] = [...stereo, [0, 0.95]];
const sides: Speaker[] = [
  [-0.95, 0],
  [0.95, 0],
];
const rear: Speaker[] = [
  [-0.6, -0.8],
  [0.6, -0.8],
];
const wide: Speaker[] = [
  [-0.9, 0.42],
  [0.9, 0.42],
];
const back: Speaker[] = [
  [-0.92, -0.42],
  [0.92, -0.42],
];
const overhead: Speaker[] = [
  [-0.35, 0.32],
  [0.35, 0.32],
  [-0.35, -0.32],
  [0.35, -0.32],
];

/** The formats that we deliver; their names need no translation. */
export const mixingFormats: MixingFormat[] = [
  { name: "Mono", speakers: [[0, 0.95]] },
  { name: "Stereo", speakers: stereo },
  { name: "5.1", speakers: [...front, ...rear], subwoofer: true },
  { name: "7.1", speakers: [...front, ...sides, ...rear], subwoofer: true },
  { name: "9.1", speakers: [...front, ...wide, ...sides, ...rear], subwoofer: true },
  { name: "11.1", speakers: [...front, ...wide, ...sides, ...back, ...rear], subwoofer: true },
  { name: "Dolby Atmos", speakers: [...front, ...sides, ...rear], overhead, subwoofer: true },
];
