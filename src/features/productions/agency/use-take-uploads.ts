import { msg } from "@lingui/core/macro";
import { mutationOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Take } from "#contract/productions/productions.ts";
import { addTake, replaceFailed } from "#src/features/productions/mutations.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { callUntilAnswered, sendFile } from "#src/lib/http/send-file.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { isUnderWay, useSentFiles, type FileToSend } from "#src/session/sending/use-sent-files.ts";
import { isMarkOf, useBegunUploads, type BegunUploads } from "./use-begun-uploads.ts";

/** Endings of the sounds that are taken; the server tells them by their bytes. */
const takeEndings = ["wav", "flac", "aiff", "aif", "mp3"] as const;
/** What a file dialog offers. */
export const acceptedTakes: readonly string[] = [...takeEndings.map((ending) => `.${ending}`), "audio/*"];

const { partBytes } = uploadLimits;
const { takeBytes } = productionLimits;

/** The takes that could not be read, by the file that is sent in their place. */
const failedTakes = new WeakMap<File, Take>();

/** Sends a file in parts and makes a take of it, however long the line is away. */
const sendTake = (offerId: string, begun: Pick<BegunUploads, "find" | "begin" | "forget">) =>
  mutationOptions({
    mutationFn: async ({ file, signal, report }: FileToSend) => {
      const note = (held: number, isLost: boolean) => report(held / file.size, isLost);
      const lines = { signal, onLost: () => note(file.size, true) };
      const uploadId = await sendFile({
        file,
        partBytes,
        signal,
        report: note,
        begun: begun.find(file),
        onBegun: (id) => begun.begin(file, id),
      });
      const failed = failedTakes.get(file);
      const headers = { "idempotency-key": newKey() };
      await callUntilAnswered(
        () =>
          failed
            ? replaceFailed(offerId, failed, uploadId, headers, signal)
            : addTake(offerId, { uploadId }, headers, signal),
        lines,
      );
      begun.forget(file);
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

/**
 * The files that are on their way to become takes of an offer, and those that wait to be chosen again; what has arrived stands
 * among the takes.
 */
export function useTakeUploads(offerId: string) {
  const sources = useRef(new Map<number, File>());
  const begun = useBegunUploads(offerId);
  const { files, add, remove } = useSentFiles({
    mutation: sendTake(offerId, begun),
  });
  /** What is on its way already is sent once: two would write to one upload. */
  const isOnItsWay = (file: File) =>
    files.some((one) => {
      const sent = sources.current.get(one.id);
      return isUnderWay(one) && sent !== undefined && isMarkOf(file)(sent);
    });
  const send = (chosen: readonly File[]) => {
    const fresh = chosen.filter((file) => !isOnItsWay(file));
    const first = add(fresh.map((file) => ({ file, refusal: refusalOf(file) })));
    for (const [place, file] of fresh.entries()) sources.current.set(first + place, file);
  };
  const goOn = useEffectEvent(send);
  const { atHand } = begun;
  useEffect(() => {
    if (atHand.length > 0) goOn(atHand);
  }, [atHand]);
  const shown = files.filter(({ phase }) => phase !== "stored");
  const isBusy = shown.some(isUnderWay);
  useEffect(() => {
    return isBusy ? markUnsaved() : undefined;
  }, [isBusy]);
  const isShown = ({ name, size }: { name: string; size: number }) =>
    shown.some((file) => file.name === name && file.size === size);
  return {
    files: shown,
    /** Those whose file is not at hand. */
    waiting: begun.waiting.filter((upload) => !isShown(upload)),
    add: send,
    /** Sends a file in place of a take that could not be read. */
    sendAgain: (take: Take, file: File) => {
      failedTakes.set(file, take);
      send([file]);
    },
    remove: (id: number) => {
      remove([id]);
      const file = sources.current.get(id);
      if (file) begun.forget(file);
    },
    forget: begun.forget,
  };
}
