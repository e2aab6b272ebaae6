import { msg } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { sendFile } from "#src/lib/http/send-file.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { faultOf, kindOf, type FileKind } from "./file-kinds.ts";

export interface ChosenFile {
  /** Name, size and time: what was chosen twice has one. */
  fileId: string;
  name: string;
  size: number;
  kind: FileKind | undefined;
  /** Bytes that the server holds. */
  held: number;
  phase: "queued" | "sending" | "waiting" | "stored" | "failed";
  /** Why it failed. */
  sentence?: Sentence;
  /** Once stored. */
  uploadId?: string;
}

const atOnce = 2;
const { partBytes } = limits.import;

/** The chosen files, uploaded two at a time in the order they were chosen. What was chosen twice is taken once. */
export function useUploads(soundFormats: readonly string[]) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const sources = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());

  const change = (key: string, part: Partial<ChosenFile>) =>
    setFiles((now) => now.map((file) => (file.fileId === key ? { ...file, ...part } : file)));

  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const report = (held: number, isWaiting: boolean) =>
      change(key, { held, phase: isWaiting ? "waiting" : "sending" });
    change(key, { phase: "sending" });
    try {
      const uploadId = await sendFile({ file, partBytes, signal, report });
      change(key, { phase: "stored", held: file.size, uploadId });
    } catch (error) {
      const sentence = sentenceOf(error, msg`Server responded with an error.`);
      if (!signal.aborted) change(key, { phase: "failed", sentence });
    } finally {
      running.current.delete(key);
      sendNext();
    }
  };

  const sendNext = () => {
    for (const [key, file] of sources.current) {
      if (running.current.size >= atOnce) return;
      sources.current.delete(key);
      void send(key, file);
    }
  };

  const add = (chosen: Iterable<File>) => {
    const known = new Set(files.map(({ fileId }) => fileId));
    const added: ChosenFile[] = [];
    for (const file of chosen) {
      const key = `${file.name} ${file.size} ${file.lastModified}`;
      if (known.has(key)) continue;
      known.add(key);
      const kind = kindOf(file.name, soundFormats);
      const sentence = faultOf(file, kind);
      if (!sentence) sources.current.set(key, file);
      const phase = sentence ? "failed" : "queued";
      added.push({
        fileId: key,
        name: file.name,
        size: file.size,
        kind,
        held: 0,
        phase,
        ...(sentence && { sentence }),
      });
    }
    setFiles((now) => [...now, ...added]);
    sendNext();
  };

  const remove = (keys: readonly string[]) => {
    for (const key of keys) {
      sources.current.delete(key);
      running.current.get(key)?.abort();
    }
    setFiles((now) => now.filter(({ fileId }) => !keys.includes(fileId)));
  };

  // Leaving ends what is being sent.
  useEffect(() => {
    const [waiting, sent] = [sources.current, running.current];
    return () => {
      waiting.clear();
      for (const controller of sent.values()) controller.abort();
    };
  }, []);

  return { files, add, remove };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Bytes held of all that are uploaded, as a fraction, and whether nothing is under way. */
export function sumOf(files: readonly ChosenFile[]): { fraction: number; isUnderWay: boolean } {
  const taken = files.filter(({ phase }) => phase !== "failed");
  const size = taken.reduce((sum, file) => sum + file.size, 0);
  const held = taken.reduce((sum, file) => sum + file.held, 0);
  return { fraction: size > 0 ? held / size : 0, isUnderWay: taken.some(({ phase }) => phase !== "stored") };
}
