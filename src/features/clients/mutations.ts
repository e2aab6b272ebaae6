import { mutationOptions } from "@tanstack/react-query";
import type { ClientCredentials, ClientDraft } from "#contract/clients.ts";
import { api, readJson } from "#src/lib/api.ts";
import { readRecord, readText } from "#src/lib/parse.ts";

function readCredentials(value: unknown): ClientCredentials {
  const { username, password } = readRecord(value, "credentials");
  return {
    username: readText(username, "credentials.username"),
    password: readText(password, "credentials.password"),
  };
}

/** Nothing on screen lists clients, so nothing is refreshed; the password is not kept in the cache. */
export const createClient = mutationOptions({
  mutationFn: async (draft: ClientDraft) =>
    readCredentials(await readJson(await api.post("api/v1/clients", { json: draft }))),
  gcTime: 0,
  meta: { refreshes: [] },
});
