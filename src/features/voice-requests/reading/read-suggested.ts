import { roomStates } from "#contract/constants/values/rooms.ts";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { readNumber, readOne, readRecord, readText, textOrNull } from "#src/lib/http/parse.ts";

/** A room that was opened for a visitor, as its request shows it. */
export type SuggestedRoom = Pick<
  RequestDetails["rooms"][number],
  "roomId" | "title" | "state" | "path" | "openedAt" | "voiceCount" | "guestCount" | "sentCount"
>;

export function readSuggestedRoom(value: unknown, part: string): SuggestedRoom {
  const room = readRecord(value, part);
  return {
    roomId: readText(room["roomId"], `${part}.roomId`),
    title: readText(room["title"], `${part}.title`),
    state: readOne(room["state"], `${part}.state`, roomStates),
    path: textOrNull(room["path"], `${part}.path`),
    openedAt: readText(room["openedAt"], `${part}.openedAt`),
    voiceCount: readNumber(room["voiceCount"], `${part}.voiceCount`),
    guestCount: readNumber(room["guestCount"], `${part}.guestCount`),
    sentCount: readNumber(room["sentCount"], `${part}.sentCount`),
  };
}

/** What a guest of such a room would like. */
export function readWish(value: unknown, part: string): RequestDetails["wishes"][number] {
  const wish = readRecord(value, part);
  return {
    roomId: readText(wish["roomId"], `${part}.roomId`),
    voiceId: readText(wish["voiceId"], `${part}.voiceId`),
    voiceArtistName: textOrNull(wish["voiceArtistName"], `${part}.voiceArtistName`),
    guestName: textOrNull(wish["guestName"], `${part}.guestName`),
    at: readText(wish["at"], `${part}.at`),
  };
}
