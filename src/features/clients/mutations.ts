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

interface Creation {
  draft: ClientDraft;
  /** Is handed the credentials: as the mutation's result they would stay in its cache. */
  onCreated: (credentials: ClientCredentials) => void;
}

/** Nothing on screen lists clients, so nothing is refreshed. */
export const createClient = mutationOptions({
  mutationFn: async ({ draft, onCreated }: Creation) => {
    const response = await api.post("api/v1/clients", { json: draft });
    onCreated(readCredentials(await readJson(response)));
  },
  meta: { refreshes: [] },
});
