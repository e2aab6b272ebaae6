import type { Voice } from "#contract/voices.ts";
import type { Db } from "#server/db/client.ts";
import type { Caller } from "#server/http/caller.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { findClient, findLikedVoiceIds } from "./sql.ts";

/** A client's liked voices, newest like first; undefined for an unknown client and, to a client, for any other. */
export async function findLikedVoices(
  db: Db,
  caller: Pick<Caller, "userName" | "role">,
  userName: string,
): Promise<Voice[] | undefined> {
  if (caller.role !== "OWNER" && userName !== caller.userName) return undefined;
  const client = await findClient(db, userName);
  return client && findVoicesByIds(db, await findLikedVoiceIds(db, client.id));
}
