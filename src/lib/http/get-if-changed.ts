import { api, readJson } from "./api.ts";

/** An answer, and the ETag to ask with again; null where the server sent none. */
export interface Versioned<T> {
  etag: string | null;
  value: T;
}

/** For a page that asks again by itself, and has an answer already: the server is told that it is no use of the session. */
export const refreshHeader = (known: unknown): Record<string, string> =>
  known === undefined ? {} : { "x-refresh": "1" };

interface IfChanged<T> {
  path: string;
  /** What an earlier call answered. */
  known: Versioned<T> | undefined;
  read: (body: unknown) => T;
  signal: AbortSignal;
}

/** Reads `path`, or returns what is known where nothing has changed since (304). */
export async function getIfChanged<T>({ path, known, read, signal }: IfChanged<T>): Promise<Versioned<T>> {
  const response = await api.get(path, {
    signal,
    headers: {
      ...refreshHeader(known),
      ...(known?.etag && { "if-none-match": known.etag }),
    },
    throwHttpErrors: (status) => status !== 304,
  });
  if (response.status === 304 && known) return known;
  return { etag: response.headers.get("etag"), value: read(await readJson(response)) };
}
