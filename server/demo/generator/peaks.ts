/** RMS bars of mono samples as two hex digits each, the loudest ff. */
export function peaksOf(samples: Float32Array, bars: number): string {
  const levels = Array.from({ length: bars }, (_, bar) => {
    const part = samples.subarray(
      Math.floor((bar * samples.length) / bars),
      Math.floor(((bar + 1) * samples.length) / bars),
    );
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
  const loudest = Math.max(...levels);
  return levels
    .map((level) =>
      Math.round((level / loudest) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
}
