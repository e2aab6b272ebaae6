import { queryOptions } from "@tanstack/react-query";
import { requestStates } from "#contract/constants/values/voice-requests.ts";
import { roomStates } from "#contract/constants/values/rooms.ts";
import type { ClientDetails } from "#contract/clients/client-details.ts";
import { readAccount } from "#src/features/clients/list/queries.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readOne, readRecord, readText, textOrNull } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readOfferCounts } from "#src/session/offers/read-offer-counts.ts";
import { readShortOffer } from "#src/session/offers/read-short-offer.ts";

type Shown = "roomId" | "title" | "state" | "closesAt" | "closedAt" | "guestCount" | "sentCount";

/** A client with its requests, its offers and the rooms that were opened for it. */
export type ReadClient = Omit<ClientDetails, "rooms"> & {
  rooms: Pick<ClientDetails["rooms"][number], Shown>[];
};

function readRequest(value: unknown, part: string): ReadClient["requests"][number] {
  const request = readRecord(value, part);
  return {
    id: readText(request["id"], `${part}.id`),
    state: readOne(request["state"], `${part}.state`, requestStates),
    projectMedium: readText(request["projectMedium"], `${part}.projectMedium`),
    projectVersion: readText(request["projectVersion"], `${part}.projectVersion`),
    createdAt: readText(request["createdAt"], `${part}.createdAt`),
  };
}

function readRoom(value: unknown, part: string): ReadClient["rooms"][number] {
  const room = readRecord(value, part);
  return {
    roomId: readText(room["roomId"], `${part}.roomId`),
    title: readText(room["title"], `${part}.title`),
    state: readOne(room["state"], `${part}.state`, roomStates),
    closesAt: readText(room["closesAt"], `${part}.closesAt`),
    closedAt: textOrNull(room["closedAt"], `${part}.closedAt`),
    guestCount: readNumber(room["guestCount"], `${part}.guestCount`),
    sentCount: readNumber(room["sentCount"], `${part}.sentCount`),
  };
}

function readClient(value: unknown): ReadClient {
  const client = readRecord(value, "client");
  return {
    ...readAccount(client, "client"),
    requests: readList(client["requests"], "client.requests", readRequest),
    counts: readOfferCounts(client["counts"], "client.counts"),
    offers: readList(client["offers"], "client.offers", readShortOffer),
    rooms: readList(client["rooms"], "client.rooms", readRoom),
  };
}

/** One client. Only on servers with the feature `requests`; throws a Problem of status 404 for an unknown one. */
export const clientQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...keys.clients, "one", accountId],
    queryFn: async ({ signal }) => {
      const path = `api/v1/clients/accounts/${encodeURIComponent(accountId)}`;
      return readClient(await readJson(await api.get(path, { signal })));
    },
  });
