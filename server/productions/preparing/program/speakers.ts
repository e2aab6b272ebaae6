/** How a channel counts: in loudness, and how much of it the left and the right side of a stereo copy get. */
export interface Speaker {
  loudness: number;
  left: number;
  right: number;
}

/** What stands behind or beside a listener counts 1.5 dB more (ITU-R BS.1770-4), as ffmpeg counts it too. */
const surround = 10 ** 0.15;
const half = Math.SQRT1_2;

const left = { loudness: 1, left: 1, right: 0 };
const right = { loudness: 1, left: 0, right: 1 };
const centre = { loudness: 1, left: half, right: half };
const lowEffects = { loudness: 0, left: 0, right: 0 };
const alone = { loudness: 1, left: 1, right: 1 };
const between = { left: { ...left, left: half }, right: { ...right, right: half } };
const behind = {
  left: { ...between.left, loudness: surround },
  centre: { loudness: surround, left: 0.5, right: 0.5 },
  right: { ...between.right, loudness: surround },
};
const above = { ...centre, left: 0.5, right: 0.5 };

/** In the order of the bits of WAVE_FORMAT_EXTENSIBLE's mask, which is that of the channels too. */
const speakers: Speaker[] = [
  left,
  right,
  centre,
  lowEffects,
  behind.left,
  behind.right,
  between.left,
  between.right,
  behind.centre,
  // At both sides.
  behind.left,
  behind.right,
  // From above: the middle, in front, and behind.
  above,
  between.left,
  above,
  between.right,
  behind.left,
  behind.centre,
  behind.right,
];

/** Which speakers so many channels have where the file does not tell, as bits of the mask; from two channels on. */
const usual: Record<number, number[]> = {
  2: [0, 1],
  3: [0, 1, 2],
  4: [0, 1, 4, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
  7: [0, 1, 2, 3, 8, 9, 10],
  8: [0, 1, 2, 3, 4, 5, 9, 10],
  9: [0, 1, 2, 3, 4, 5, 8, 9, 10],
  10: [0, 1, 2, 3, 4, 5, 9, 10, 12, 14],
  11: [0, 1, 2, 3, 4, 5, 8, 9, 10, 12, 14],
  12: [0, 1, 2, 3, 4, 5, 9, 10, 12, 14, 15, 17],
};

/** The speakers of the channels of a sound, by what its file says or, where that does not fit, as they usually are. */
export function speakersOf({ channels, mask = 0 }: { channels: number; mask?: number }): Speaker[] {
  if (channels === 1) return [alone];
  const told = speakers.filter((_, bit) => ((mask >>> bit) & 1) === 1);
  return told.length === channels ? told : (usual[channels] ?? []).map((bit) => speakers[bit] ?? lowEffects);
}
