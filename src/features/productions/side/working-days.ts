const day = 24 * 60 * 60_000;
/** No more are counted: what waits for longer waits long. */
const most = 60;

/** How many days from Monday to Friday lie between a moment and now, today counted and the first not. */
export function workingDaysSince(moment: string, now: Date): number {
  const from = new Date(moment);
  const days = Math.min(most, Math.floor((now.getTime() - from.getTime()) / day));
  const weekdays = Array.from({ length: Math.max(0, days) }, (_, place) =>
    new Date(from.getTime() + (place + 1) * day).getDay(),
  );
  return weekdays.filter((weekday) => weekday !== 0 && weekday !== 6).length;
}
