import { msg } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UploadedAudio } from "#contract/audio.ts";
import { limits } from "#contract/constants/limits.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { progressOf, reportSeldom } from "./progress.ts";
import { uploadInParts } from "./upload.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** How many files are sent at the same time. */
const atOnce = 2;

/** A file on its way; `fraction` is the sent part, 0 to 1. One that is stored leaves the queue. */
export type QueuedUpload = { id: number; file: File } & (
  | { phase: "waiting" }
  | { phase: "sending"; fraction: number; secondsLeft: number | null }
  | { phase: "lost"; fraction: number }
  | { phase: "failed"; sentence: Sentence }
);

interface QueueOptions {
  /** Why a file is not sent at all; undefined for those that are. */
  refuse: (file: File) => Sentence | undefined;
  onStored: (audio: UploadedAudio, file: File, id: number) => void;
}

/**
 * Uploads many files, two at a time; one whose connection is lost goes on from where it was once that is back. Unmounting
 * cancels them.
 */
export function useUploadQueue(options: QueueOptions) {
  const [items, setItems] = useState<QueuedUpload[]>([]);
  const lastId = useRef(0);
  const calls = useRef(new Map<number, AbortController>());
  const { mutateAsync } = useSending(uploadInParts);
  const handleStored = useEffectEvent(options.onStored);

  const put = (item: QueuedUpload) =>
    setItems((before) => before.map((one) => (one.id === item.id ? item : one)));
  const drop = (id: number) => setItems((before) => before.filter((one) => one.id !== id));

  const run = async (id: number, file: File) => {
    const call = new AbortController();
    calls.current.set(id, call);
    const { signal } = call;
    const show = (item: QueuedUpload) => !signal.aborted && put(item);
    const showSent = reportSeldom(progressOf(), (fraction, secondsLeft) =>
      show({ id, file, phase: "sending", fraction, secondsLeft }),
    );
    const report = (fraction: number, isLost: boolean) =>
      isLost ? show({ id, file, phase: "lost", fraction }) : showSent(fraction);
    report(0, false);
    try {
      const audio = await mutateAsync({ file, signal, report });
      if (signal.aborted) return;
      drop(id);
      handleStored(audio, file, id);
    } catch (error) {
      const sentence = sentenceOf(error, msg`Server responded with an error.`);
      show({ id, file, phase: "failed", sentence });
    } finally {
      calls.current.delete(id);
    }
  };
  const runNext = useEffectEvent((now: readonly QueuedUpload[]) => {
    const free = atOnce - now.filter(({ phase }) => phase === "sending" || phase === "lost").length;
    const next = now.filter(({ id, phase }) => phase === "waiting" && !calls.current.has(id));
    for (const { id, file } of next.slice(0, Math.max(0, free))) void run(id, file);
  });

  useEffect(() => {
    runNext(items);
  }, [items]);
  useEffect(() => {
    const running = calls.current;
    return () => running.forEach((call) => call.abort());
  }, []);

  const cancel = (id: number) => {
    calls.current.get(id)?.abort();
    drop(id);
  };
  return {
    items,
    /** How many are not done yet; refused ones are. */
    pending: items.filter(({ phase }) => phase !== "failed").length,
    /** Gives the id of the first row; `refuse` says by its place why a file has no room. */
    add: (
      files: readonly File[],
      refuse: (place: number) => Sentence | undefined = () => undefined,
    ): number => {
      const first = lastId.current + 1;
      let place = 0;
      const added = files.map((file): QueuedUpload => {
        lastId.current += 1;
        const id = lastId.current;
        const isTooLarge = file.size > limits.audioBytes;
        let sentence = isTooLarge ? msg`The audio file can be at most 20 MB.` : options.refuse(file);
        if (!sentence) {
          sentence = refuse(place);
          place += 1;
        }
        return sentence ? { id, file, phase: "failed", sentence } : { id, file, phase: "waiting" };
      });
      setItems((before) => [...before, ...added]);
      return first;
    },
    cancel,
  };
}
