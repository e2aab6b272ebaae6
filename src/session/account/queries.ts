import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readAccount } from "./read-account.ts";

/** What `/account` shows of the signed-in user. Only on servers with the feature `accounts`. */
export const accountQuery = queryOptions({
  queryKey: keys.account,
  queryFn: async ({ signal }) => readAccount(await readJson(await api.get("api/v1/account", { signal }))),
});
