import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { isShipped } from "#server/audio/disk-store.ts";
import { openAudioStore } from "#server/audio/open-store.ts";
import { sweepIncoming } from "#server/audio/incoming.ts";
import { readConfig } from "#server/config.ts";
import { openEmbedded, openPostgres, rowsOf } from "#server/db/client.ts";
import { sweepAudio } from "#server/housekeeping/sweep-audio.ts";
import { forgetUploads } from "#server/uploads/sql.ts";
import type { Environment } from "#test/support/built/built-server.ts";

/** Sweeps what a stopped server left as if a day had gone, and looks whether each byte that is named is there, and no other. */
export async function sweepAll(environment: Environment): Promise<{ swept: number; wrong: string[] }> {
  const config = readConfig(environment);
  const { db, close } = config.databaseUrl
    ? openPostgres(config.databaseUrl, () => undefined)
    : await openEmbedded({ directory: join(config.dataDir, "database") });
  const audio = await openAudioStore(config);
  const later = new Date(Date.now() + 60_000);
  const keys = async () => {
    const found: string[] = [];
    for await (const key of audio.keysBefore(later)) found.push(key);
    return found;
  };
  const before = await keys();
  const incoming = join(config.dataDir, "incoming");
  await sweepIncoming(incoming, later);
  await forgetUploads(db, later);
  await sweepAudio({ db, audio }, later);
  const after = new Set(await keys());
  const named = await rowsOf<{ key: string; bytes: number | null }>(
    db,
    sql`select key, bytes from take_parts
      union all select copy_key, copy_bytes from takes where copy_key is not null
      union all select storage_key, null from audio_files
      union all select audio_name, null from room_voices where audio_name is not null`,
  );
  const kept = named.filter(({ key }) => !isShipped(key));
  const wrong: string[] = [];
  for (const { key, bytes } of kept) {
    const stored = await audio.stat(key);
    if (stored === undefined || (bytes !== null && stored !== Number(bytes)))
      wrong.push(`${key} has ${stored} bytes, and ${bytes} are named`);
    after.delete(key);
  }
  for (const key of after) wrong.push(`${key} is named by nothing, and stays`);
  for (const name of await readdir(incoming).catch(() => [])) wrong.push(`${name} is still coming in`);
  await close();
  return { swept: before.length - kept.length, wrong };
}
