import { msg } from "@lingui/core/macro";
import { mutationOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { addTake } from "#src/features/productions/mutations.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { callUntilAnswered, sendFile } from "#src/lib/http/send-file.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { isUnderWay, useSentFiles, type FileToSend } from "#src/session/sending/use-sent-files.ts";

/** Endings of the sounds that are taken; the server tells them by their bytes. */
export const takeEndings = ["wav", "flac", "aiff", "aif", "mp3"] as const;

const { partBytes } = uploadLimits;
const { takeBytes } = productionLimits;

/** Sends a file in parts and makes a take of it, however long the line is away. */
const sendTake = (offerId: string) =>
  mutationOptions({
    mutationFn: async ({ file, signal, report }: FileToSend) => {
      const note = (held: number, isLost: boolean) => report(held / file.size, isLost);
      const uploadId = await sendFile({ file, partBytes, signal, report: note });
      const headers = { "idempotency-key": newKey() };
      await callUntilAnswered(() => addTake(offerId, { uploadId }, headers, signal), {
        signal,
        onLost: () => note(file.size, true),
      });
    },
    gcTime: 0,
    meta: { refreshes: [keys.offers] },
  });

function refusalOf({ name, size }: File): Sentence | undefined {
  const ending = name.toLowerCase().split(".").at(-1);
  if (!takeEndings.some((known) => known === ending))
    return msg`Only WAV, FLAC, AIFF and MP3 files can be takes.`;
  if (size > takeBytes) return msg`A take can be at most 1 GB.`;
  return size === 0 ? msg`This file is empty.` : undefined;
}

/** The files that are on their way to become takes of an offer; what has arrived stands among the takes. */
export function useTakeUploads(offerId: string) {
  const { files, add, remove } = useSentFiles({ mutation: sendTake(offerId) });
  const shown = files.filter(({ phase }) => phase !== "stored");
  const isBusy = shown.some(isUnderWay);
  useEffect(() => {
    return isBusy ? markUnsaved() : undefined;
  }, [isBusy]);
  return {
    files: shown,
    add: (chosen: readonly File[]) => add(chosen.map((file) => ({ file, refusal: refusalOf(file) }))),
    remove,
  };
}
