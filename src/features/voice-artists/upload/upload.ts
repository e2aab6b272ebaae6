import { mutationOptions } from "@tanstack/react-query";
import type { UploadedAudio } from "#contract/audio.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { progressFetch } from "#src/lib/http/progress-fetch.ts";
import { callUntilAnswered, sendFile } from "#src/lib/http/send-file.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import type { FileToSend, SentFile } from "#src/session/sending/use-sent-files.ts";

/** A file that becomes a sample. */
export type SentAudio = SentFile<UploadedAudio>;

async function readAudio(answer: Promise<Response>): Promise<UploadedAudio> {
  const { url, seconds, peaks } = readRecord(await readJson(await answer), "audio");
  return {
    url: readText(url, "audio.url"),
    seconds: readNumber(seconds, "audio.seconds"),
    peaks: readText(peaks, "audio.peaks"),
  };
}

/** Uploads one file in one call. No artist uses it yet, so nothing is refreshed. */
export const uploadAudio = mutationOptions({
  mutationFn: async ({ file, signal, report }: FileToSend) => {
    const body = new FormData();
    body.append("file", file);
    const fetch = progressFetch((fraction) => report(fraction, false));
    return readAudio(api.post("api/v1/audio", { body, signal, fetch }));
  },
  gcTime: 0,
  meta: { refreshes: [] },
});

/** So small that its progress can be seen and little is sent again after a lost connection. */
const partBytes = 256 * 1024;

/** Uploads one file in parts, and goes on after a lost connection. Only on servers with the feature `catalogue`. */
export const uploadInParts = mutationOptions({
  mutationFn: async ({ file, signal, report }: FileToSend) => {
    const reportBytes = (held: number, isLost: boolean) => report(held / file.size, isLost);
    const uploadId = await sendFile({ file, partBytes, signal, report: reportBytes });
    const path = `api/v1/uploads/${encodeURIComponent(uploadId)}/audio`;
    const headers = { "idempotency-key": newKey() };
    return callUntilAnswered(() => readAudio(api.post(path, { headers, signal })), {
      signal,
      onLost: () => report(1, true),
    });
  },
  gcTime: 0,
  meta: { refreshes: [] },
});
