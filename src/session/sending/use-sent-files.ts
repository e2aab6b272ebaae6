import { msg } from "@lingui/core/macro";
import type { UseMutationOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sentenceOf } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { useSending } from "./use-sending.ts";

/** How many files are sent at the same time. */
const atOnce = 2;

/** A file as it is sent. */
export interface FileToSend {
  file: File;
  signal: AbortSignal;
  /** Called with the sent fraction, 0 to 1, and with whether the connection is awaited. */
  report: (fraction: number, isLost: boolean) => void;
}

/** A chosen file; `fraction` is the sent part, 0 to 1. */
export type SentFile<Stored> = { id: number; name: string; size: number } & State<Stored>;

type State<Stored> =
  | { phase: "waiting" }
  | { phase: "sending"; fraction: number; secondsLeft: number | null }
  | { phase: "lost"; fraction: number }
  | { phase: "failed"; sentence: Sentence }
  | { phase: "stored"; stored: Stored };

const aboutOf = ({ id, name, size }: SentFile<unknown>) => ({ id, name, size });

/** Whether a file is yet to arrive. */
export const isUnderWay = ({ phase }: Pick<SentFile<unknown>, "phase">): boolean =>
  phase === "waiting" || phase === "sending" || phase === "lost";

/** In milliseconds: progress moves at most four times a second. */
const between = 250;

/** Shows how far a file is and how many seconds it will still take, null as long as that is a guess; but not too often. */
function progressOf(show: (fraction: number, secondsLeft: number | null) => void) {
  const began = performance.now();
  let last = Number.NEGATIVE_INFINITY;
  return (fraction: number) => {
    const now = performance.now();
    if (now - last < between) return;
    last = now;
    const seconds = (now - began) / 1000;
    const isSure = seconds >= 1 && fraction >= 0.05;
    show(fraction, isSure ? Math.ceil((seconds / fraction) * (1 - fraction)) : null);
  };
}

interface SentFilesOptions<Stored> {
  /** Sends one file; throws when `signal` is aborted. */
  mutation: UseMutationOptions<Stored, Error, FileToSend>;
  /** Files that were stored before. */
  initial?: readonly { name: string; size: number; stored: Stored }[];
  onStored?: (stored: Stored, file: File, id: number) => void;
}

/** The files that a person chose, sent two at a time in the order they were chosen. Unmounting cancels them. */
export function useSentFiles<Stored>({ mutation, initial = [], onStored }: SentFilesOptions<Stored>) {
  const [files, setFiles] = useState<SentFile<Stored>[]>(() =>
    initial.map((file, id) => ({ ...file, id, phase: "stored" })),
  );
  const lastId = useRef(initial.length);
  /** The files that are not stored yet, and the calls of those that are being sent. */
  const sources = useRef(new Map<number, File>());
  const calls = useRef(new Map<number, AbortController>());
  const { mutateAsync } = useSending(mutation);
  const handleStored = useEffectEvent((stored: Stored, file: File, id: number) =>
    onStored?.(stored, file, id),
  );

  const send = async (id: number, file: File) => {
    const call = new AbortController();
    calls.current.set(id, call);
    const { signal } = call;
    const show = (state: State<Stored>) => {
      if (!signal.aborted)
        setFiles((now) => now.map((one) => (one.id === id ? { ...aboutOf(one), ...state } : one)));
    };
    const showSent = progressOf((fraction, secondsLeft) => show({ phase: "sending", fraction, secondsLeft }));
    const report = (fraction: number, isLost: boolean) =>
      isLost ? show({ phase: "lost", fraction }) : showSent(fraction);
    report(0, false);
    try {
      const stored = await mutateAsync({ file, signal, report });
      show({ phase: "stored", stored });
      if (!signal.aborted) handleStored(stored, file, id);
    } catch (error) {
      show({ phase: "failed", sentence: sentenceOf(error, msg`Server responded with an error.`) });
    } finally {
      calls.current.delete(id);
      sources.current.delete(id);
    }
  };
  const sendNext = useEffectEvent((now: readonly SentFile<Stored>[]) => {
    const free = atOnce - now.filter(({ phase }) => phase === "sending" || phase === "lost").length;
    const next = now.filter(({ id, phase }) => phase === "waiting" && !calls.current.has(id));
    for (const { id } of next.slice(0, Math.max(0, free))) {
      const file = sources.current.get(id);
      if (file) void send(id, file);
    }
  });
  useEffect(() => {
    sendNext(files);
  }, [files]);
  useEffect(() => {
    const running = calls.current;
    return () => running.forEach((call) => call.abort());
  }, []);

  const remove = (ids: readonly number[]) => {
    for (const id of ids) {
      calls.current.get(id)?.abort();
      sources.current.delete(id);
    }
    setFiles((now) => now.filter(({ id }) => !ids.includes(id)));
  };
  return {
    files,
    /** Sends files, but for those that are refused with a sentence; gives the id of the first. */
    add: (chosen: readonly { file: File; refusal?: Sentence | undefined }[]): number => {
      const first = lastId.current + 1;
      const added = chosen.map(({ file, refusal }): SentFile<Stored> => {
        lastId.current += 1;
        const about = { id: lastId.current, name: file.name, size: file.size };
        if (refusal) return { ...about, phase: "failed", sentence: refusal };
        sources.current.set(about.id, file);
        return { ...about, phase: "waiting" };
      });
      setFiles((now) => [...now, ...added]);
      return first;
    },
    /** Cancels those of the files that are under way, and forgets all of them. */
    remove,
    clear: () => remove(files.map(({ id }) => id)),
  };
}
