import { msg } from "@lingui/core/macro";
import { mutationOptions } from "@tanstack/react-query";
import { limits } from "#contract/constants/limits.ts";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { readAttachment } from "#src/features/offers/reading/read-event.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { progressFetch } from "#src/lib/http/progress-fetch.ts";
import { useSentFiles, type FileToSend } from "#src/session/sending/use-sent-files.ts";

const { attachmentBytes, attachmentsPerMessage } = limits.offer;

const uploadTo = (offerId: string) =>
  mutationOptions({
    mutationFn: async ({ file, signal, report }: FileToSend): Promise<Attachment> => {
      const body = new FormData();
      body.append("file", file);
      const path = `api/v1/offers/${encodeURIComponent(offerId)}/attachments`;
      const fetch = progressFetch((fraction) => report(fraction, false));
      return readAttachment(await readJson(await api.post(path, { body, signal, fetch })), "attachment");
    },
    gcTime: 0,
    meta: { refreshes: [] },
  });

/** The files of the message that is being written: sent at once, at most five that were not refused. */
export function useAttachments(offerId: string, saved: readonly Attachment[]) {
  const { files, add, remove, clear } = useSentFiles({
    mutation: uploadTo(offerId),
    initial: saved.map((stored) => ({ name: stored.name, size: stored.byteLength, stored })),
  });
  const taken = files.filter(({ phase }) => phase !== "failed").length;
  const room = attachmentsPerMessage - taken;
  const refusalOf = (file: File, place: number) => {
    if (place >= room) return msg`A message can have at most five files.`;
    return file.size > attachmentBytes ? msg`A file can be at most 20 MB.` : undefined;
  };
  return {
    files,
    isFull: room <= 0,
    /** Sends what there is room for, and refuses the rest by name. */
    add: (chosen: readonly File[]) => {
      add(chosen.map((file, place) => ({ file, refusal: refusalOf(file, place) })));
    },
    remove: (id: number) => remove([id]),
    clear,
  };
}
