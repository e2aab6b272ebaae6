import { mutationOptions } from "@tanstack/react-query";
import type { RoomChange, RoomDraft, RoomSettings } from "#contract/rooms.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { allRoomsKey, roomPath, showRoom } from "./queries.ts";
import { readNotes, readOpenedRoom, readRoomDetails } from "./read-rooms.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/** Opens a room for guests from a list, and answers it with the voices that were left out. */
export const openRoom = mutationOptions({
  mutationFn: async ({ listId, draft }: { listId: string; draft: RoomDraft }, context) => {
    const path = `api/v1/lists/${encodeURIComponent(listId)}/rooms`;
    return readOpenedRoom(await readJson(await api.post(path, { json: draft, headers: keyHeader(context) })));
  },
  meta: { isKeyed: true, refreshes: [keys.rooms] },
});

const postChange = (roomId: string, json: RoomChange) => api.post(roomPath(roomId), { json });

/** Closes a room, or takes a guest out of it. */
export const changeRoom = mutationOptions({
  mutationFn: async (
    { roomId, change }: { roomId: string; change: Exclude<RoomChange, { act: "revoke" }> },
    { client },
  ) => {
    const answer = await postChange(roomId, change);
    const etag = answer.headers.get("etag");
    await showRoom(client, { etag, value: readRoomDetails(await readJson(answer)) });
  },
  meta: { refreshes: [allRoomsKey] },
});

/** Moves the last day of an open room, or gives it another password. */
export const changeSettings = mutationOptions({
  mutationFn: async ({ roomId, settings }: { roomId: string; settings: RoomSettings }, { client }) => {
    const answer = await api.post(`${roomPath(roomId)}/settings`, { json: settings });
    const etag = answer.headers.get("etag");
    await showRoom(client, { etag, value: readRoomDetails(await readJson(answer)) });
  },
  meta: { refreshes: [allRoomsKey] },
});

/** Makes a room's link worthless and deletes what its guests gave. Its page is left by whoever calls this. */
export const revokeRoom = mutationOptions({
  mutationFn: async (roomId: string) => {
    await untilGone(postChange(roomId, { act: "revoke" }));
  },
  meta: { refreshes: [allRoomsKey] },
});

/** Notes of a room that are older than others; only read, but kept by the page that asked for them. */
export const olderNotes = mutationOptions({
  mutationFn: async ({ roomId, before }: { roomId: string; before: string }) =>
    readNotes(await readJson(await api.get(`${roomPath(roomId)}/notes`, { searchParams: { before } }))),
});
