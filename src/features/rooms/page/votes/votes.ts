import type { RoomDetails } from "#contract/rooms.ts";

/** What the table of votes is drawn from, and on small screens the cards. */
export interface VotesProps {
  room: RoomDetails;
  /** Those who have sent, each with a name and with its place among all guests of the room. */
  guests: { at: number; guestId: string; name: string }[];
  /** How many of the voices stand above the line. */
  first: number;
}
