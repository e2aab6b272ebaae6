import { msg } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UploadedAudio } from "#contract/audio.ts";
import { limits } from "#contract/limits.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { isLineLost, lineIsBack } from "./line.ts";
import { progressOf, reportSeldom } from "./progress.ts";
import { uploadAudio } from "./upload.ts";

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
 * Uploads many files, two at a time and each from its beginning; one whose connection is lost waits until it is back.
 * Unmounting cancels them.
 */
export function useUploadQueue(options: QueueOptions) {
  const [items, setItems] = useState<QueuedUpload[]>([]);
  const lastId = useRef(0);
  const calls = useRef(new Map<number, AbortController>());
  const { mutateAsync } = useMutation(uploadAudio);
  const handleStored = useEffectEvent(options.onStored);

  const put = (item: QueuedUpload) =>
    setItems((before) => before.map((one) => (one.id === item.id ? item : one)));
  const drop = (id: number) => setItems((before) => before.filter((one) => one.id !== id));

  const run = async (id: number, file: File) => {
    const call = new AbortController();
    calls.current.set(id, call);
    const { signal } = call;
    let fraction = 0;
    const show = (item: QueuedUpload) => !signal.aborted && put(item);
    const report = reportSeldom(progressOf(), (sent, secondsLeft) => {
      fraction = sent;
      show({ id, file, phase: "sending", fraction: sent, secondsLeft });
    });
    report(0);
    try {
      const audio = await mutateAsync({ file, signal, report });
      if (signal.aborted) return;
      drop(id);
      handleStored(audio, file, id);
    } catch (error) {
      if (isLineLost(error) && !signal.aborted) {
        show({ id, file, phase: "lost", fraction });
        await lineIsBack(error, signal);
        show({ id, file, phase: "waiting" });
      } else
        show({
          id,
          file,
          phase: "failed",
          sentence: sentenceOf(error, msg`Server responded with an error.`),
        });
    } finally {
      calls.current.delete(id);
    }
  };
  const runNext = useEffectEvent((now: readonly QueuedUpload[]) => {
    const free = atOnce - now.filter(({ phase }) => phase === "sending").length;
    const next = now.filter(({ id, phase }) => phase === "waiting" && !calls.current.has(id));
    for (const { id, file } of next.slice(0, Math.max(0, free))) void run(id, file);
  });

  useEffect(() => runNext(items), [items]);
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
