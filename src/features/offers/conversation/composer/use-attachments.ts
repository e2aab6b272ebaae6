import { msg } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Attachment } from "#contract/offer-events.ts";
import { readAttachment } from "#src/features/offers/reading/read-event.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { progressFetch } from "#src/lib/http/progress-fetch.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";

/** A file of the message that is being written; `fraction` is the sent part, 0 to 1. */
export type ChosenFile = { id: number; name: string } & (
  | { phase: "sending"; fraction: number }
  | { phase: "failed"; sentence: Sentence }
  | { phase: "stored"; attachment: Attachment }
);

const { attachmentBytes, attachmentsPerMessage } = limits.offer;

async function upload(offerId: string, file: File, signal: AbortSignal, report: (fraction: number) => void) {
  const body = new FormData();
  body.append("file", file);
  const path = `api/v1/offers/${encodeURIComponent(offerId)}/attachments`;
  const call = api.post(path, { body, signal, fetch: progressFetch(report) });
  return readAttachment(await readJson(await call), "attachment");
}

/** The files of the message that is being written: sent at once, at most five that were not refused. */
export function useAttachments(offerId: string, saved: readonly Attachment[]) {
  const [files, setFiles] = useState<ChosenFile[]>(() =>
    saved.map((attachment, id) => ({ id, name: attachment.name, phase: "stored", attachment })),
  );
  const lastId = useRef(saved.length);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const calls = running.current;
    return () => calls.forEach((call) => call.abort());
  }, []);

  const put = (file: ChosenFile) =>
    setFiles((before) => before.map((one) => (one.id === file.id ? file : one)));

  const send = async (file: File) => {
    lastId.current += 1;
    const named = { id: lastId.current, name: file.name };
    const refuse = (sentence: Sentence) =>
      setFiles((before) => [...before, { ...named, phase: "failed", sentence }]);
    if (file.size > attachmentBytes) {
      refuse(msg`A file can be at most 20 MB.`);
      return;
    }
    setFiles((before) => [...before, { ...named, phase: "sending", fraction: 0 }]);
    const call = new AbortController();
    running.current.set(named.id, call);
    const report = (fraction: number) => put({ ...named, phase: "sending", fraction });
    try {
      put({ ...named, phase: "stored", attachment: await upload(offerId, file, call.signal, report) });
    } catch (error) {
      put({ ...named, phase: "failed", sentence: sentenceOf(error, msg`Server responded with an error.`) });
    } finally {
      running.current.delete(named.id);
    }
  };

  const taken = files.filter(({ phase }) => phase !== "failed").length;
  return {
    files,
    isFull: taken >= attachmentsPerMessage,
    /** Sends what there is room for, and refuses the rest by name. */
    add: (chosen: readonly File[]) => {
      const room = attachmentsPerMessage - taken;
      for (const file of chosen.slice(0, room)) void send(file);
      const refused = chosen.slice(room).map((file) => {
        lastId.current += 1;
        const sentence = msg`A message can have at most five files.`;
        return { id: lastId.current, name: file.name, phase: "failed" as const, sentence };
      });
      if (refused.length > 0) setFiles((before) => [...before, ...refused]);
    },
    remove: (id: number) => {
      running.current.get(id)?.abort();
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    clear: () => setFiles([]),
  };
}
