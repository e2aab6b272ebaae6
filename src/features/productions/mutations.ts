import { mutationOptions } from "@tanstack/react-query";
import type { ProductionAct } from "#contract/productions/acts.ts";
import type {
  NoteChange,
  NoteDraft,
  Take,
  TakeChange,
  TakeDraft,
} from "#contract/productions/productions.ts";
import type { ReviewLinkChange } from "#contract/productions/review-link.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";
import { offerPath, takePath } from "./queries.ts";
import { readNote } from "./read-notes.ts";

const notePath = (offerId: string, noteId: string) =>
  `${offerPath(offerId)}/notes/${encodeURIComponent(noteId)}`;

/** One act of a side. Throws a Problem `offer-changed` where its sender had not seen everything. */
export const actOnProduction = mutationOptions({
  mutationFn: async ({ offerId, act }: { offerId: string; act: ProductionAct }, context) => {
    await api.post(`${offerPath(offerId)}/events`, { json: act, headers: keyHeader(context) });
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
});

/** Writes a note; answers it with its number. */
export const addNote = mutationOptions({
  mutationFn: async (
    { offerId, takeId, note }: { offerId: string; takeId: string; note: NoteDraft },
    context,
  ) => {
    const path = `${takePath(offerId, takeId)}/notes`;
    return readNote(
      await readJson(await api.post(path, { json: note, headers: keyHeader(context) })),
      "note",
    );
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
});

/** Changes the text of a note, resolves it or takes that back, or answers it. */
export const changeNote = mutationOptions({
  mutationFn: async (
    { offerId, noteId, change }: { offerId: string; noteId: string; change: NoteChange },
    context,
  ) => {
    await api.post(notePath(offerId, noteId), { json: change, headers: keyHeader(context) });
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
});

export const deleteNote = mutationOptions({
  mutationFn: async ({ offerId, noteId }: { offerId: string; noteId: string }) => {
    await api.delete(notePath(offerId, noteId));
  },
  meta: { refreshes: [keys.offers] },
});

/** Makes a take of a file that was sent. */
export const addTake = async (
  offerId: string,
  take: TakeDraft,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> => {
  await api.post(`${offerPath(offerId)}/takes`, { json: take, headers, signal });
};

/** Puts a file that was sent in the place of a take that could not be read, under its title. */
export async function replaceFailed(
  offerId: string,
  failed: Pick<Take, "takeId" | "title" | "voiceId" | "replaces">,
  uploadId: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const { takeId, title, voiceId, replaces } = failed;
  try {
    await api.delete(takePath(offerId, takeId), { signal });
  } catch (error) {
    // An answer that was lost.
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
  await addTake(offerId, { uploadId, title, voiceId, replaces }, headers, signal);
}

/** Changes what of a take can be changed that was never handed over. */
export const changeTake = mutationOptions({
  mutationFn: async ({
    offerId,
    takeId,
    change,
  }: {
    offerId: string;
    takeId: string;
    change: TakeChange;
  }) => {
    await api.post(takePath(offerId, takeId), { json: change });
  },
  meta: { refreshes: [keys.offers] },
});

export const removeTake = mutationOptions({
  mutationFn: async ({ offerId, takeId }: { offerId: string; takeId: string }) => {
    await api.delete(takePath(offerId, takeId));
  },
  meta: { refreshes: [keys.offers] },
});

/** Reminds the client by mail of takes that wait for its answer; once a day at most. */
export const remindClient = mutationOptions({
  mutationFn: async (offerId: string, context) => {
    await api.post(`${offerPath(offerId)}/reminder`, { headers: keyHeader(context) });
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
});

/** Makes, changes or revokes the link by which guests hear the round. */
export const changeReviewLink = mutationOptions({
  mutationFn: async ({ offerId, change }: { offerId: string; change: ReviewLinkChange }) => {
    await api.post(`${offerPath(offerId)}/review-link`, { json: change });
  },
  meta: { refreshes: [keys.offers] },
});

/** Makes guests' notes the client's own. */
export const takeNotesOver = mutationOptions({
  mutationFn: async ({ offerId, noteIds }: { offerId: string; noteIds: string[] }, context) => {
    await api.post(`${offerPath(offerId)}/review-link/notes`, {
      json: { noteIds },
      headers: keyHeader(context),
    });
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
});
