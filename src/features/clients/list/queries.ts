import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ClientAccount, ClientPage, ClientPerson } from "#contract/clients/clients.ts";
import { limits } from "#contract/constants/limits.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { optionalText, readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readPersonState } from "#src/session/people/read-person-state.ts";
import type { ClientsQuery } from "./clients-query.ts";

function readPerson(value: unknown, part: string): ClientPerson {
  const person = readRecord(value, part);
  return {
    userName: readText(person["userName"], `${part}.userName`),
    name: readText(person["name"], `${part}.name`),
    lastName: readText(person["lastName"], `${part}.lastName`),
    email: optionalText(person["email"], `${part}.email`) ?? null,
    state: readPersonState(person["state"], `${part}.state`),
    lastSeenAt: optionalText(person["lastSeenAt"], `${part}.lastSeenAt`) ?? null,
  };
}

/** Reads an account with its people. */
export function readAccount(value: unknown, part: string): ClientAccount {
  const account = readRecord(value, part);
  return {
    accountId: readText(account["accountId"], `${part}.accountId`),
    company: optionalText(account["company"], `${part}.company`) ?? null,
    isLocked: account["isLocked"] === true,
    openOffers: readNumber(account["openOffers"], `${part}.openOffers`),
    people: readList(account["people"], `${part}.people`, readPerson),
  };
}

function readPage(value: unknown): ClientPage {
  const page = readRecord(value, "clients");
  return {
    content: readList(page["content"], "clients.content", readAccount),
    totalPages: readNumber(page["totalPages"], "clients.totalPages"),
    totalElements: readNumber(page["totalElements"], "clients.totalElements"),
  };
}

/** A page of the clients' accounts. Only on servers with the feature `accounts`. */
export const clientsQuery = (query: ClientsQuery) =>
  queryOptions({
    queryKey: [...keys.clients, query],
    queryFn: async ({ signal }) => {
      const { q, state, order, page } = query;
      const searchParams = {
        ...(q && { q }),
        ...(state && { state }),
        order,
        page,
        size: limits.pageSize.default,
      };
      return readPage(await readJson(await api.get("api/v1/clients", { searchParams, signal })));
    },
    placeholderData: keepPreviousData,
  });
