import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ListChange, ListDraft, ListVoicesChange } from "#contract/lists.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { untilGone } from "#src/lib/http/until-gone.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { hideList, listPath, showList } from "./queries.ts";
import { readListDetails } from "./read-lists.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/** Changes of lists are sent one after the other, so that answers come in their order. */
const scope = { id: "lists" };

/** Makes a list and answers it. Throws a Problem `too-many-lists`. */
export const createList = mutationOptions({
  scope,
  mutationFn: async (draft: ListDraft, context) => {
    const answer = await api.post("api/v1/lists", { json: draft, headers: keyHeader(context) });
    return readListDetails(await readJson(answer));
  },
  meta: { isKeyed: true, refreshes: [keys.lists] },
});

async function sendChange(client: QueryClient, path: string, json: ListChange | ListVoicesChange) {
  await showList(client, readListDetails(await readJson(await api.post(path, { json }))));
}

/** Renames a list, or writes the note of a voice in it. */
export const changeList = mutationOptions({
  scope,
  mutationFn: ({ listId, change }: { listId: string; change: ListChange }, { client }) =>
    sendChange(client, listPath(listId), change),
  meta: { refreshes: [keys.lists] },
});

/** Adds voices to a list, takes them out, or moves one. Throws a Problem `list-full`. */
export const changeVoices = mutationOptions({
  scope,
  mutationFn: ({ listId, change }: { listId: string; change: ListVoicesChange }, { client }) =>
    sendChange(client, `${listPath(listId)}/voices`, change),
  meta: { refreshes: [keys.lists] },
});

/** A list that is deleted, or a voice that is taken out of one: what can be undone for a day. */
export interface Removal {
  listId: string;
  /** Missing where the whole list goes. */
  voiceId?: string;
  /** The list's name, or the artist's. */
  name: string;
  /** Whether it is brought back. */
  isUndone: boolean;
}

/** Deletes a list or takes one voice out of it; or brings that back, with its note and place. */
export const removeFromLists = mutationOptions({
  mutationKey: ["remove-from-lists"],
  gcTime: Number.POSITIVE_INFINITY, // a removal is told, and can be undone, until its message is closed
  scope,
  mutationFn: async ({ listId, voiceId, isUndone }: Removal, { client }) => {
    const path = listPath(listId);
    if (voiceId !== undefined)
      await sendChange(client, `${path}/voices`, isUndone ? { restore: [voiceId] } : { remove: [voiceId] });
    else if (isUndone) await sendChange(client, path, { deleted: false });
    else {
      await untilGone(api.delete(path));
      await hideList(client, listId);
    }
  },
  meta: { refreshes: [keys.lists] },
});

export const removalKey = removeFromLists.mutationKey;
