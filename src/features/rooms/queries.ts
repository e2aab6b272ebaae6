import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { RoomDetails } from "#contract/rooms.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { getIfChanged, refreshHeader, type Versioned } from "#src/lib/http/get-if-changed.ts";
import { readList, readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readRoomDetails, readRooms } from "./read-rooms.ts";

export const allRoomsKey = [...keys.rooms, "all"] as const;

const roomsKey = (listId?: string) => [...allRoomsKey, listId] as const;

/** The reader's newest rooms, of every list or of one. Only with the feature `rooms`. */
export const roomsQuery = (listId?: string) =>
  queryOptions({
    queryKey: roomsKey(listId),
    queryFn: async ({ client, signal }) => {
      const searchParams = listId === undefined ? {} : { listId };
      const headers = refreshHeader(client.getQueryData(roomsKey(listId)));
      return readRooms(await readJson(await api.get("api/v1/rooms", { searchParams, headers, signal })));
    },
  });

/** The ids of the voices that everybody hears on the public page. Only with the feature `showcase`. */
export const shelfIdsQuery = queryOptions({
  queryKey: [...keys.showcase, "ids"],
  queryFn: async ({ signal }) => {
    const { voices } = readRecord(await readJson(await api.get("api/v1/showcase", { signal })), "showcase");
    return readList(voices, "showcase.voices", (voice, part) =>
      readText(readRecord(voice, part)["voiceId"], `${part}.voiceId`),
    );
  },
});

export const roomPath = (roomId: string): string => `api/v1/rooms/${encodeURIComponent(roomId)}`;
const roomKey = (roomId: string) => [...keys.rooms, "one", roomId] as const;

/**
 * One room with its answers; asking again is answered from the cache where nothing has changed. Throws a Problem
 * `room-not-found` for an unknown one and for another's.
 */
export const roomQuery = (roomId: string) =>
  queryOptions({
    queryKey: roomKey(roomId),
    queryFn: ({ client, signal }) =>
      getIfChanged({
        path: roomPath(roomId),
        known: client.getQueryData<Versioned<RoomDetails>>(roomKey(roomId)),
        read: readRoomDetails,
        signal,
      }),
    select: ({ value }) => value,
  });

/** Puts what the server answered to a change in the place of the room as it was. */
export async function showRoom(client: QueryClient, room: Versioned<RoomDetails>): Promise<void> {
  const queryKey = roomKey(room.value.roomId);
  await client.cancelQueries({ queryKey }); // an older answer must not come after this one
  client.setQueryData(queryKey, room);
}
