import type { OfferEvent } from "#contract/offers/offer-events.ts";

/** Events of one day; a day is parted where the unread ones begin. */
export interface EventSection {
  /** The moment of its first event. */
  at: string;
  /** Whether the unread ones begin here. */
  isNew: boolean;
  events: OfferEvent[];
}

const dayOf = (moment: string) => new Date(moment).toDateString();

/** Groups events, oldest first, by the reader's own days, and begins a new group at the first unread one. */
export function sectionsOf(events: readonly OfferEvent[], firstUnread: string | undefined): EventSection[] {
  const sections: EventSection[] = [];
  for (const event of events) {
    const last = sections.at(-1);
    const isNew = event.eventId === firstUnread;
    if (last && !isNew && dayOf(last.at) === dayOf(event.at)) last.events.push(event);
    else sections.push({ at: event.at, isNew, events: [event] });
  }
  return sections;
}

/** The first of the other side's last `unread` events; undefined where all are read. */
export function firstUnreadOf(
  events: readonly OfferEvent[],
  unread: number,
  side: OfferEvent["side"],
): string | undefined {
  if (unread <= 0) return undefined;
  const others = events.filter((event) => event.side !== side && event.side !== "system");
  return others.at(-unread)?.eventId ?? others[0]?.eventId;
}
