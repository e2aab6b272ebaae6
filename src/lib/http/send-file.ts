import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { api, readJson } from "./api.ts";
import { newKey } from "./new-key.ts";
import { readNumber, readRecord, readText } from "./parse.ts";
import { Problem } from "./problem.ts";
import { isOutcomeUnknown } from "./outcome.ts";
import { retryDelay } from "./retry.ts";

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
  error instanceof Problem &&
  (isOutcomeUnknown(error) || error.status === 429 || error.code === "upload-not-next");

/**
 * Calls again for as long as no connection is had, and gives the answer. Throws what is no matter of the connection, and
 * when `signal` is aborted.
 */
export async function callUntilAnswered<T>(
  call: () => Promise<T>,
  { signal, onLost }: { signal: AbortSignal; onLost: () => void },
): Promise<T> {
  for (let failures = 0; ; failures += 1)
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!canGoOn(error)) throw error;
      onLost();
      await pause(retryDelay(failures, error), signal);
    }
}

interface FileSending {
  file: File;
  /** How many bytes are sent with a call, at most `uploadLimits.partBytes`: what is lost with a connection. */
  partBytes: number;
  signal: AbortSignal;
  /** Called with the bytes that the server holds, and with whether the connection is awaited. */
  report: (held: number, isLost: boolean) => void;
  /** The upload that holds the file's beginning, from when a page was closed. */
  begun?: string | undefined;
  /** Called with the id of the upload before its first part. */
  onBegun?: (uploadId: string) => void;
}

const pathOf = (uploadId: string) => `api/v1/uploads/${encodeURIComponent(uploadId)}`;

/** Says by a header which bytes should arrive; without a secure page no browser tells them. */
async function digestOf(part: Blob): Promise<Record<string, string>> {
  if (!globalThis.isSecureContext) return {};
  const digest = await crypto.subtle.digest("SHA-256", await part.arrayBuffer());
  return { "content-digest": `sha-256=:${btoa(String.fromCodePoint(...new Uint8Array(digest)))}:` };
}

async function readUpload(answer: Promise<Response>): Promise<Upload> {
  const upload = readRecord(await readJson(await answer), "upload");
  return {
    uploadId: readText(upload["uploadId"], "upload.uploadId"),
    name: readText(upload["name"], "upload.name"),
    size: readNumber(upload["size"], "upload.size"),
    held: readNumber(upload["held"], "upload.held"),
  };
}

/** An upload of the caller's; undefined where it is taken or was forgotten. */
export async function findUpload(uploadId: string, signal: AbortSignal): Promise<Upload | undefined> {
  try {
    return await readUpload(api.get(pathOf(uploadId), { signal }));
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Sends a file in parts and answers its upload's id. Without a connection it waits for as long as it takes, asks what is
 * held, and goes on from there. Only on servers with the feature `catalogue`; throws as `callUntilAnswered` does.
 */
export async function sendFile(sending: FileSending): Promise<string> {
  const { file, partBytes, signal, report, begun, onBegun } = sending;
  const json = { name: file.name.slice(0, uploadLimits.fileName), size: file.size };
  let held = 0;
  const lines = { signal, onLost: () => report(held, true) };
  const headers = { "idempotency-key": newKey() };
  const old = begun && (await callUntilAnswered(() => findUpload(begun, signal), lines));
  const upload =
    old && old.size === file.size
      ? old
      : await callUntilAnswered(
          () => readUpload(api.post("api/v1/uploads", { json, headers, signal })),
          lines,
        );
  const { uploadId } = upload;
  onBegun?.(uploadId);
  ({ held } = upload);
  report(held, false);
  let isSure = true;
  const goOn = async () => {
    if (!isSure) return readUpload(api.get(pathOf(uploadId), { signal }));
    const part = file.slice(held, held + partBytes);
    const digest = await digestOf(part);
    isSure = false;
    return readUpload(
      api.put(pathOf(uploadId), {
        searchParams: { from: held },
        body: part,
        headers: { "content-type": "application/octet-stream", ...digest },
        signal,
      }),
    );
  };
  while (held < file.size) {
    ({ held } = await callUntilAnswered(goOn, lines));
    isSure = true;
    report(held, false);
  }
  return uploadId;
}
