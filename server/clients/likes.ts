import { limits } from "#contract/limits.ts";
import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problem.ts";
import { findVoicesByUrls, replaceLikes } from "./sql.ts";

/**
 * Makes the voices behind these URLs the client's likes; a URL that voices share likes all of them.
 * 422, with nothing written, when one is no stored voice's URL or the voices are too many.
 */
export async function setLikes(tx: Db, userId: string, urls: string[]): Promise<void> {
  const wanted = [...new Set(urls)];
  const voicesOf = Map.groupBy(await findVoicesByUrls(tx, wanted), ({ url }) => url);
  const voiceIds = wanted.flatMap((url) => {
    const found = voicesOf.get(url);
    if (!found) throw new Problem(422, "unknown-voice-url");
    return found.map(({ id }) => id);
  });
  if (voiceIds.length > limits.likes)
    throw new Problem(422, "too-many-likes", { values: { most: limits.likes } });
  await replaceLikes(tx, userId, voiceIds);
}
