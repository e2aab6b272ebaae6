import { mutationOptions } from "@tanstack/react-query";
import type { UploadedAudio } from "#contract/audio.ts";
import { api, readJson } from "#src/lib/api.ts";
import { readNumber, readRecord, readText } from "#src/lib/parse.ts";
import { progressFetch } from "#src/lib/progress-fetch.ts";

interface Upload {
  file: File;
  signal: AbortSignal;
  /** Called with the part that has left, 0 to 1. */
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

/** Stores one file; no artist has it yet, so nothing on screen changes. */
export const uploadAudio = mutationOptions({
  mutationFn: async ({ file, signal, report }: Upload) => {
    const body = new FormData();
    body.append("file", file);
    const call = api.post("api/v1/audio", { body, signal, fetch: progressFetch(report) });
    return readAudio(await readJson(await call));
  },
  gcTime: 0,
  meta: { refreshes: [] },
});
