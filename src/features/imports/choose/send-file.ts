import { limits } from "#contract/limits.ts";
import type { Upload } from "#contract/imports.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { isOutcomeUnknown, retryDelay } from "#src/lib/http/retry.ts";
import { readUpload } from "#src/features/imports/read-import.ts";

interface FileSending {
  file: File;
  signal: AbortSignal;
  /** Called with the bytes that the server holds, and with whether the connection is awaited. */
  report: (held: number, isWaiting: boolean) => void;
}

const pathOf = (uploadId: string) => `api/v1/uploads/${encodeURIComponent(uploadId)}`;

async function sendPart(file: File, { uploadId, held }: Upload, signal: AbortSignal): Promise<Upload> {
  const response = await api.put(pathOf(uploadId), {
    searchParams: { from: held },
    body: file.slice(held, held + limits.import.partBytes),
    headers: { "content-type": "application/octet-stream" },
    signal,
  });
  return readUpload(await readJson(response));
}

/** Waits, and no longer than until the browser is online again. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const woken = { signal, once: true };
  globalThis.addEventListener("online", () => resolve(), woken);
  signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  signal.throwIfAborted();
}

/** Whether it may go on: the connection was lost, the server was away or busy, or had more than we knew of. */
const canGoOn = (error: unknown): boolean =>
  isOutcomeUnknown(error) ||
  (error instanceof Problem && (error.status === 429 || error.code === "upload-not-next"));

/**
 * Sends a file in parts of 8 MB and answers its upload's id. Without a connection it waits for as long as it takes, asks
 * what is held, and goes on from there. Throws what is no matter of the connection, and when `signal` is aborted.
 */
export async function sendFile({ file, signal, report }: FileSending): Promise<string> {
  const json = { name: file.name.slice(0, limits.import.fileName), size: file.size };
  let upload: Upload | undefined;
  let failures = 0;
  let isSure = true;
  while (!upload || upload.held < upload.size) {
    try {
      if (!upload) upload = readUpload(await readJson(await api.post("api/v1/uploads", { json, signal })));
      else if (isSure) upload = await sendPart(file, upload, signal);
      else upload = readUpload(await readJson(await api.get(pathOf(upload.uploadId), { signal })));
      [failures, isSure] = [0, true];
      report(upload.held, false);
    } catch (error) {
      signal.throwIfAborted();
      if (!canGoOn(error)) throw error;
      isSure = false;
      report(upload?.held ?? 0, true);
      await pause(retryDelay(failures, error), signal);
      failures += 1;
    }
  }
  return upload.uploadId;
}
