import type { Db } from "#server/db/client.ts";
import { changeList } from "#server/lists/change.ts";
import { createList } from "#server/lists/create.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { voiceIdOf } from "#demo/catalogue.ts";
import { demoOwner } from "#demo/customers/clients.ts";
import { demoLists, type DemoList } from "#demo/customers/lists.ts";
import { fillRoom, type RoomCall, roomCallOf } from "./fill-room.ts";

interface Told {
  when: (minutesAgo: number) => Date;
  idOf: (userName: string) => string;
  passwords: Passwords;
}

/** Stores the lists, with the rooms that were opened of them and what guests answered, by the rules that hold for everybody. */
export async function fillLists(tx: Db, told: Told): Promise<void> {
  for (const list of demoLists) await fillList(tx, told, list);
}

async function fillList(tx: Db, { when, idOf, passwords }: Told, list: DemoList): Promise<void> {
  const userId = idOf(list.userName);
  const isOwner = list.userName === demoOwner.userName;
  const callAt = (minutesAgo: number): RoomCall => ({
    ...roomCallOf(userId, when(minutesAgo)),
    holder: isOwner ? null : userId,
    owner: isOwner ? { actorId: userId } : null,
  });
  const call = callAt(list.createdMinutesAgo);
  const entries = Object.entries(list.entries).map(([name, note]) => ({ voiceId: voiceIdOf(name), note }));
  const voiceIds = entries.map(({ voiceId }) => voiceId);
  const listId = await createList(tx, call, { name: list.name, voiceIds });
  for (const entry of entries) await changeList(tx, call, listId, entry);
  if (list.room) await fillRoom(tx, { passwords, callAt }, { ...list.room, listId, voiceIds });
}
