/** Events, oldest first, and whether there are others before them. */
export interface SomeEvents<Event> {
  events: Event[];
  hasOlder: boolean;
}

/** What was read before, and what the newest answer brings; where nothing joins the two, that alone. */
export function joinEvents<Event extends { eventId: string }>(
  known: SomeEvents<Event>,
  { events, hasOlder }: SomeEvents<Event>,
): SomeEvents<Event> {
  const place = known.events.findIndex(({ eventId }) => eventId === events[0]?.eventId);
  if (place <= 0) return { events, hasOlder };
  return { events: [...known.events.slice(0, place), ...events], hasOlder: known.hasOlder };
}

/** What is known, with older events before it. */
export const withOlder = <Event>(
  known: SomeEvents<Event>,
  { events, hasOlder }: SomeEvents<Event>,
): SomeEvents<Event> => ({ events: [...events, ...known.events], hasOlder });
