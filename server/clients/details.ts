import type { ClientDetails } from "#contract/clients/client-details.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { readCounts } from "#server/offers/counts.ts";
import { findOffersOf } from "#server/offers/newest-offers.ts";
import { type RoomMoment, showRooms } from "#server/rooms/find.ts";
import { findRequestsOf } from "#server/voice-requests/reading/of-client.ts";
import { findRoomsOf } from "#server/voice-requests/reading/linked.ts";
import { showAccounts } from "./find.ts";

/** A client's account with what there is of it elsewhere. 404 for an unknown one. */
export async function readClient(db: Db, accountId: string, moment: RoomMoment): Promise<ClientDetails> {
  const id = accountId.toLowerCase();
  const [account] = isUuid(id) ? await showAccounts(db, [id], moment) : [];
  if (!account) throw new Problem(404, "account-not-found");
  const { requests, ids } = await findRequestsOf(db, id);
  const { counts } = await readCounts(db, { accountId: id }, moment.today);
  return {
    ...account,
    requests,
    counts,
    offers: await findOffersOf(db, id, moment.today),
    rooms: await showRooms(db, moment, await findRoomsOf(db, ids)),
  };
}
