import type { SuggestionDraft, SuggestionMail } from "#contract/request-suggestion.ts";
import type { Db } from "#server/db/client.ts";
import { recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { createList } from "#server/lists/create.ts";
import type { ListCall } from "#server/lists/holder.ts";
import { nameUnfit } from "#server/rooms/fit.ts";
import type { MakerCall } from "#server/rooms/maker.ts";
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

/**
 * Makes the list and the room of a suggestion for a locked request, in its transaction, and tells of it. 422 where guests cannot
 * hear one of the voices: the mail has told how many there are.
 */
export async function makeSuggestion(
  tx: Db,
  row: RequestRow,
  call: Suggesting,
  { voiceIds, settings, mail, token }: Checked,
): Promise<{ roomId: string }> {
  const { owner, userId, now } = call;
  const listId = await createList(tx, call, { name: row.companyName.trim() || row.fullName, voiceIds });
  const of = { listId, voiceIds, settings, token, requestId: row.id };
  const { roomId, leftOut } = await openRoom(tx, call, of);
  if (leftOut.length > 0) {
    const names = (await nameUnfit(tx, leftOut)).map(({ name }) => name ?? "?").join(", ");
    throw new Problem(422, "voices-unfit", { values: { names } });
  }
  const details = { roomId, voices: voiceIds.length, mail };
  const { state } = await addEvent(tx, row, { kind: "suggested", userId, details }, now);
  const changes = state === row.state ? {} : { status: [row.state, state] };
  await recordHistory(tx, { ...owner, action: "voice-request.suggest", subjectId: row.id, changes });
  return { roomId };
}
