/**
 * When each word of `text` (split at spaces) starts, in hundredths of a second after `cut`.
 * A word that espeak-ng joined to the one before it gets a start between its neighbours.
 */
export function wordStarts(
  text: string,
  events: [place: number, seconds: number][],
  cut: number,
  end: number,
) {
  let place = 0;
  const words = text.split(" ").map((word) => {
    const from = place;
    place += word.length + 1;
    return { from, seconds: events.find(([at]) => at >= from && at < from + word.length)?.[1] };
  });
  const known = [
    ...words.flatMap(({ from, seconds }) => (seconds === undefined ? [] : [{ from, seconds }])),
    { from: text.length, seconds: end + cut },
  ];
  return words.map(({ from, seconds }) =>
    Math.max(0, Math.round(100 * ((seconds ?? between(known, from)) - cut))),
  );
}

function between(known: { from: number; seconds: number }[], from: number) {
  const next = known.findIndex((word) => word.from > from);
  const before = known[next - 1] ?? { from: 0, seconds: 0 };
  const after = known[next] ?? before;
  const share = (from - before.from) / (after.from - before.from);
  return before.seconds + share * (after.seconds - before.seconds);
}
