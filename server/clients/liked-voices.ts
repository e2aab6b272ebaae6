import type { Voice } from "#contract/voices.ts";
import type { Db } from "#server/db/client.ts";
import type { Caller } from "#server/http/caller.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { findClient, findLikedVoiceIds } from "./sql.ts";

/** A client's liked voices, newest like first; undefined for an unknown client and, to a client, for any other. */
export async function findLikedVoices(
  db: Db,
  caller: Pick<Caller, "userId" | "userName" | "role">,
  userName: string,
): Promise<Voice[] | undefined> {
  const userId = await allowedClient(db, caller, userName);
  return userId === undefined ? undefined : findVoicesByIds(db, await findLikedVoiceIds(db, userId));
}

/** A client may ask for itself alone, and its call has told who it is already. */
async function allowedClient(
  db: Db,
  caller: Pick<Caller, "userId" | "userName" | "role">,
  userName: string,
): Promise<string | undefined> {
  if (caller.role === "OWNER") return (await findClient(db, userName))?.id;
  return userName === caller.userName ? caller.userId : undefined;
}
