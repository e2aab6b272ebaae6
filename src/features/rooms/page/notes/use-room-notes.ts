import { useState } from "react";
import type { OlderNotes, RoomDetails, RoomNote } from "#contract/rooms.ts";
import { olderNotes } from "#src/features/rooms/mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The notes of a room that are known by now. */
export interface RoomNotes {
  /** Those on the voice at a place, by their moment in its sample. */
  notesOn: (place: number) => RoomNote[];
  hasOlder: boolean;
  isLoading: boolean;
  isFailed: boolean;
  loadOlder: () => void;
}

/** What was read before, and what the room's newest answer brings; where nothing joins the two, that alone. */
function joined(known: OlderNotes, answered: OlderNotes): OlderNotes {
  const last = answered.notes.at(-1);
  const place = known.notes.findIndex(
    ({ noteId, guestId }) => noteId === last?.noteId && guestId === last.guestId,
  );
  if (answered.older === null || place < 0) return answered;
  return { notes: [...answered.notes, ...known.notes.slice(place + 1)], older: known.older };
}

/** A room's answer holds its newest notes: the older ones are kept here, as they are asked for. */
export function useRoomNotes(room: RoomDetails): RoomNotes {
  const [known, setKnown] = useState<{ of: RoomDetails; all: OlderNotes }>({ of: room, all: room });
  const all = known.of === room ? known.all : joined(known.all, room);
  if (known.of !== room) setKnown({ of: room, all });
  const { mutate, isPending, isError } = useSending(olderNotes);
  const guests = new Set(room.guests.map(({ guestId }) => guestId));
  const byPlace = Map.groupBy(
    // Those of a guest who was taken out since are gone.
    all.notes.filter(({ guestId }) => guests.has(guestId)),
    ({ place }) => place,
  );
  return {
    notesOn: (place) => (byPlace.get(place) ?? []).toSorted((one, other) => one.seconds - other.seconds),
    hasOlder: all.older !== null,
    isLoading: isPending,
    isFailed: isError,
    loadOlder() {
      const before = all.older;
      if (isPending || before === null) return;
      const add = ({ notes, older }: OlderNotes) => {
        setKnown(({ of, all: now }) =>
          now.older === before ? { of, all: { notes: [...now.notes, ...notes], older } } : { of, all: now },
        );
      };
      mutate({ roomId: room.roomId, before }, { onSuccess: add });
    },
  };
}
