import { mutationOptions } from "@tanstack/react-query";
import type { UploadedAudio } from "#contract/audio.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { progressFetch } from "#src/lib/http/progress-fetch.ts";

interface AudioUpload {
  file: File;
  signal: AbortSignal;
  /** Called with the sent fraction, 0 to 1. */
  report: (fraction: number) => void;
}

function readAudio(value: unknown): UploadedAudio {
  const { url, seconds, peaks } = readRecord(value, "audio");
  return {
    url: readText(url, "audio.url"),
    seconds: readNumber(seconds, "audio.seconds"),
    peaks: readText(peaks, "audio.peaks"),
  };
}

/** Uploads one file. No artist uses it yet, so nothing is refreshed. */
export const uploadAudio = mutationOptions({
  mutationFn: async ({ file, signal, report }: AudioUpload) => {
    const body = new FormData();
    body.append("file", file);
    const call = api.post("api/v1/audio", { body, signal, fetch: progressFetch(report) });
    return readAudio(await readJson(await call));
  },
  gcTime: 0,
  meta: { refreshes: [] },
});
