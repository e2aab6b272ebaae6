import { mutationOptions } from "@tanstack/react-query";
import type { ClientCredentials, ClientDraft } from "#contract/clients.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readRecord, readText } from "#src/lib/http/parse.ts";

function readCredentials(value: unknown): ClientCredentials {
  const { username, password } = readRecord(value, "credentials");
  return {
    username: readText(username, "credentials.username"),
    password: readText(password, "credentials.password"),
  };
}

interface Creation {
  draft: ClientDraft;
  /** Receives the credentials; as the mutation's result they would stay in the cache. */
  onCreated: (credentials: ClientCredentials) => void;
}

/** Creates a client. No page lists clients, so nothing is refreshed. */
export const createClient = mutationOptions({
  mutationFn: async ({ draft, onCreated }: Creation) => {
    const response = await api.post("api/v1/clients", { json: draft });
    onCreated(readCredentials(await readJson(response)));
  },
  meta: { refreshes: [] },
});
