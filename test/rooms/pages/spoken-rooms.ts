import type { OlderNotes, OpenedRoom, Room, RoomChange, RoomDetails, RoomVoice } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { watchCalls } from "#test/support/calls.ts";

/** A room as the server would tell it, unless told otherwise. */
export const roomOf = (differences: Partial<Room> = {}): Room => ({
  roomId: "r1",
  listId: null,
  title: "Yaz kampanyası",
  state: "open",
  isBlind: true,
  sharesNotes: true,
  hasPassword: true,
  path: "/room/abc",
  openedAt: "2026-11-19T10:00:00Z",
  closesAt: "2026-11-26T15:00:00Z",
  closedAt: null,
  deletedOn: null,
  voiceCount: 3,
  guestCount: 3,
  sentCount: 2,
  ...differences,
});

const guestIds = ["burak", "selin", "okan"];

const vote = (guestId: string, cast: "yes" | "maybe" | "no", rank?: number) => ({
  guest: guestIds.indexOf(guestId),
  vote: cast,
  ...(rank !== undefined && { rank }),
});

/**
 * What two guests have sent of three voices, and a third not yet: the first two are equal and ordered by the guests, on
 * the third opinions part.
 */
export function detailsOf(voices: (Voice | null)[], differences: Partial<Room> = {}): RoomDetails {
  const told: Omit<RoomVoice, "place" | "voice">[] = [
    {
      isHeard: true,
      points: 4,
      partsOpinions: false,
      tieBrokenBy: "ranks",
      votes: [vote("burak", "yes", 1), vote("selin", "yes", 1)],
      noteCount: 0,
    },
    {
      isHeard: true,
      points: 4,
      partsOpinions: false,
      tieBrokenBy: null,
      votes: [vote("burak", "yes", 2), vote("selin", "yes", 2)],
      noteCount: 1,
    },
    {
      isHeard: true,
      points: -1,
      partsOpinions: true,
      tieBrokenBy: null,
      votes: [vote("burak", "no")],
      noteCount: 1,
    },
  ];
  return {
    ...roomOf(differences),
    greeting: "Merhaba!",
    guests: [
      { guestId: "burak", name: "Burak", sentAt: "2026-11-20T13:40:00Z", votes: 3 },
      { guestId: "selin", name: "Selin", sentAt: "2026-11-20T14:05:00Z", votes: 2 },
      { guestId: "okan", name: null, sentAt: null, votes: 2 },
    ],
    notes: [
      { noteId: "n1", guestId: "burak", place: 2, seconds: 2, text: "Tam istediğimiz gibi." },
      { noteId: "n2", guestId: "selin", place: 3, seconds: 0, text: "Biraz hızlı." },
    ],
    older: null,
    voices: voices.flatMap((voice, index) => {
      const rest = told[index];
      return rest ? [{ place: index + 1, voice, ...rest }] : [];
    }),
  };
}

interface Spoken {
  rooms?: Room[];
  details?: RoomDetails;
  /** What is answered to the marks of older notes; nothing for others. */
  older?: Record<string, OlderNotes>;
  opened?: OpenedRoom;
  /** What becomes of the room by a change; without it every change is refused. */
  changed?: (change: RoomChange) => RoomDetails | null;
}

const notFound = () =>
  new Response("Oda bulunamadı.", { status: 404, headers: { "problem-code": "room-not-found" } });

/** Answers the calls of rooms in the server's place, and lets it have all others; `hasRooms` is whether it announces them. */
export function speakRooms(spoken: Spoken, { hasRooms = true } = {}) {
  const told = { ...spoken };
  const answer = (path: string, body: unknown): Response | undefined => {
    if (/^\/api\/v1\/lists\/[^/]+\/rooms$/.test(path))
      return told.opened
        ? Response.json(told.opened, { status: 201 })
        : new Response("Olmadı.", { status: 409 });
    if (!path.startsWith("/api/v1/rooms")) return undefined;
    if (!/rooms\//.test(path)) return Response.json({ rooms: told.rooms ?? [] });
    if (path.includes("/notes")) {
      const older = told.older?.[new URL(path, "http://a").searchParams.get("before") ?? ""];
      return older ? Response.json(older) : new Response("Olmadı.", { status: 500 });
    }
    if (body === undefined) return told.details ? Response.json(told.details) : notFound();
    const next = told.changed?.(body as RoomChange);
    if (next === undefined) return new Response("Olmadı.", { status: 409 });
    if (next === null) {
      delete told.details;
      return new Response(null, { status: 204 });
    }
    told.details = next;
    return Response.json(next);
  };
  return watchCalls(async ({ path, body }, { pass }) => {
    if (path !== "/api/v1/auth/me") return answer(path, body);
    const profile = (await (await pass()).json()) as { features: string[] };
    const others = profile.features.filter((feature) => feature !== "rooms");
    return Response.json({ ...profile, features: hasRooms ? [...others, "rooms"] : others });
  });
}

/** What was sent about rooms. */
export const roomCalls = (calls: ReturnType<typeof watchCalls>) =>
  calls.filter(({ path }) => path.includes("/rooms"));
