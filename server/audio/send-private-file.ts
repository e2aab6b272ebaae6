import type { FastifyReply, FastifyRequest } from "fastify";
import type { AudioStore } from "./store.ts";
import { noBytes } from "#server/http/no-bytes.ts";

/** `Content-Disposition` that has a file saved under its name (RFC 6266), which may hold any letter. */
export function savedAs(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

interface PrivateFile {
  /** As it was called where it came from. */
  name: string;
  mediaType: string;
  byteLength: number;
  storageKey: string;
}

/** Sends a file to be saved, never shown, and kept by no cache. */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  audio: AudioStore,
  { name, mediaType, byteLength, storageKey }: PrivateFile,
) {
  void reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", savedAs(name))
    .header("content-length", byteLength)
    .type(mediaType);
  return reply.send(request.method === "HEAD" ? noBytes() : await audio.read(storageKey));
}
