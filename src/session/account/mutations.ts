import { mutationOptions } from "@tanstack/react-query";
import type { AccountUpdate } from "#contract/account.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { accountQuery } from "./queries.ts";
import { readAccount } from "./read-account.ts";

/** Saves the language of the letters, or which of them to get; the cached account shows it at once. */
export const updateAccount = mutationOptions({
  mutationKey: ["update-account"],
  scope: { id: "account" },
  onMutate: async (update: AccountUpdate, { client }) => {
    await client.cancelQueries(accountQuery);
    const before = client.getQueryData(accountQuery.queryKey);
    if (before) client.setQueryData(accountQuery.queryKey, { ...before, ...update });
    return before;
  },
  mutationFn: async (update: AccountUpdate) =>
    readAccount(await readJson(await api.post("api/v1/account", { json: update }))),
  onSuccess: (account, _update, _before, { client }) => client.setQueryData(accountQuery.queryKey, account),
  onError: (_error, _update, before, { client }) => client.setQueryData(accountQuery.queryKey, before),
});
