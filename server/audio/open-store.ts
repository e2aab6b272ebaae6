import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { folders } from "#server/paths.ts";
import { DiskAudioStore, isShipped } from "./disk-store.ts";
import type { AudioStore } from "./store.ts";

/** The store that the settings ask for: the folder `audio`, or a bucket. The demo's clips come with the program. */
export async function openAudioStore({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<AudioStore> {
  const disk = new DiskAudioStore(join(dataDir, "audio"), folders.demoAudio);
  if (!s3) return disk;
  // Amazon's client is large, and only few need it.
  const { S3AudioStore } = await import("./s3-store.ts");
  const bucket = new S3AudioStore(s3);
  const storeOf = (key: string) => (isShipped(key) ? disk : bucket);
  return {
    put: (key, bytes, mediaType) => storeOf(key).put(key, bytes, mediaType),
    putFile: (key, path, mediaType) => storeOf(key).putFile(key, path, mediaType),
    stat: (key) => storeOf(key).stat(key),
    read: (key, range) => storeOf(key).read(key, range),
    remove: (key) => storeOf(key).remove(key),
    freeBytes: () => bucket.freeBytes(),
    keysBefore: (before) => bucket.keysBefore(before),
  };
}
