import { eq } from "drizzle-orm";
import type { SuggestionDraft, SuggestionMail } from "#contract/voice-requests/request-suggestion.ts";
import type { Db } from "#server/db/client.ts";
import { lists } from "#server/db/schema/lists.ts";
import { recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { createListOfRequest } from "#server/lists/create.ts";
import { type ListCall, recordAct } from "#server/lists/holder.ts";
import type { Parts } from "#server/parts.ts";
import { nameUnfit } from "#server/rooms/fit.ts";
import { type MakerCall, recordRoomAct } from "#server/rooms/maker.ts";
import { giveToRequest, unmakeRoom } from "#server/rooms/of-request.ts";
import { openRoom, type StoredSettings } from "#server/rooms/open.ts";
import { addEvent, type RequestRow } from "#server/voice-requests/acts/add-event.ts";

/** An owner who suggests voices, and when. */
export type Suggesting = MakerCall & ListCall & { owner: NonNullable<MakerCall["owner"]> };

/** A suggestion as it is stored. */
export interface Checked extends Pick<SuggestionDraft, "voiceIds"> {
  settings: StoredSettings;
  mail: SuggestionMail | null;
  /** Of the room's link. */
  token: string;
}

/** What a suggestion makes before its mail goes. */
export interface Made {
  listId: string;
  roomId: string;
}

/**
 * Makes the list and the room of a suggestion for a locked request, in its transaction: the room is its maker's alone, and nothing
 * is recorded. 422 where guests cannot hear one of the voices: the mail tells how many there are.
 */
export async function makeListAndRoom(
  tx: Db,
  row: RequestRow,
  call: Suggesting,
  { voiceIds, settings, token }: Checked,
): Promise<Made> {
  const unrecorded = { ...call, owner: null };
  const name = row.companyName.trim() || row.fullName;
  const listId = await createListOfRequest(tx, unrecorded, { name, voiceIds, requestId: row.id });
  const { roomId, leftOut } = await openRoom(tx, unrecorded, { listId, voiceIds, settings, token });
  if (leftOut.length > 0) {
    const names = (await nameUnfit(tx, leftOut)).map(({ name: voice }) => voice ?? "?").join(", ");
    throw new Problem(422, "voices-unfit", { values: { names } });
  }
  return { listId, roomId };
}

/** Tells a locked request of what was made for it, in a transaction: the room is all owners' from then on. */
export async function tellOfSuggestion(
  tx: Db,
  row: RequestRow,
  call: Suggesting,
  { voiceIds, mail, listId, roomId }: Pick<Checked, "voiceIds" | "mail"> & Made,
): Promise<void> {
  const { owner, userId, now } = call;
  await giveToRequest(tx, roomId, row.id);
  await recordAct(tx, call, "create", listId);
  await recordRoomAct(tx, call, "open", { id: roomId });
  const details = { roomId, voices: voiceIds.length, mail };
  const { state } = await addEvent(tx, row, { kind: "suggested", userId, details }, now);
  const changes = state === row.state ? {} : { status: [row.state, state] };
  await recordHistory(tx, { ...owner, action: "voice-request.suggest", subjectId: row.id, changes });
}

/** Deletes what was made for a mail that has not gone. */
export async function takeBack(parts: Pick<Parts, "db" | "audio">, { listId, roomId }: Made): Promise<void> {
  await unmakeRoom(parts, roomId);
  await parts.db.delete(lists).where(eq(lists.id, listId));
}
