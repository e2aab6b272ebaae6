import { dayIn } from "#contract/constants/wall-clock.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { OpenedRoom, Room, RoomChange, RoomDetails, RoomDraft } from "#contract/rooms.ts";
import { ask } from "#test/clients/owner-calls.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** The agency's day so many days after a moment, as 2026-11-26. */
export const dayAfter = (now: Date, days: number): string => ahead(dayIn("Europe/Istanbul", now), { days });

/** What somebody does with rooms; calls that are to succeed answer what they are answered, others `refused`. */
export const roomsOf = (server: TestServer, person: Person) => {
  const send = (method: "GET" | "POST", path: string, payload?: object) =>
    ask(server, person, method, path, payload);
  const taken = async <T>(answer: ReturnType<typeof send>): Promise<T> => {
    const { statusCode, body } = await answer;
    if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
    return JSON.parse(body || "null") as T;
  };
  /** A draft of a room of these voices for a week. */
  const draft = (voiceIds: string[], more: Partial<RoomDraft> = {}): RoomDraft => ({
    title: "Yaz kampanyası",
    greeting: "",
    until: dayAfter(server.clock.read(), 7),
    isBlind: true,
    sharesNotes: true,
    password: null,
    voiceIds,
    ...more,
  });
  return {
    send,
    draft,
    open: (listId: string, voiceIds: string[], more?: Partial<RoomDraft>) =>
      taken<OpenedRoom>(send("POST", `lists/${listId}/rooms`, draft(voiceIds, more))),
    all: async (query = "") => (await taken<{ rooms: Room[] }>(send("GET", `rooms${query}`))).rooms,
    read: (roomId: string) => taken<RoomDetails>(send("GET", `rooms/${roomId}`)),
    change: (roomId: string, change: RoomChange) =>
      taken<RoomDetails | null>(send("POST", `rooms/${roomId}`, change)),
    /** The status and the problem of a call. */
    async refused(method: "GET" | "POST", path: string, payload?: object) {
      const { statusCode, headers } = await send(method, path, payload);
      return [statusCode, headers["problem-code"]];
    },
  };
};
