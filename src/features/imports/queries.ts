import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ImportState } from "#contract/constants/values/imports.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { refreshHeader } from "#src/lib/http/get-if-changed.ts";
import { readList, readRecord } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import type { ImportQuery } from "./import-query.ts";
import { readImport, readListed } from "./read-import.ts";

/** Whether the server works on it now. */
export const isWorking = (state: ImportState | undefined): boolean =>
  state === "checking" || state === "running";

const pageSize = 50;
const askAgain = 1000;

export const importPath = (importId: string): string => `api/v1/imports/${encodeURIComponent(importId)}`;

/** The newest imports, and the one that runs. Only on servers with the feature `catalogue`. */
export const importsQuery = queryOptions({
  queryKey: [...keys.imports, "list"],
  queryFn: async ({ signal }) => {
    const body = readRecord(await readJson(await api.get("api/v1/imports", { signal })), "imports");
    return readList(body["imports"], "imports.imports", readListed);
  },
});

/** An import with one page of its rows; asks again while the server works on it. */
export const importQuery = ({ importId = "", outcome, q, page }: ImportQuery) =>
  queryOptions({
    queryKey: [...keys.imports, importId, { outcome, q, page }],
    queryFn: async ({ signal, client, queryKey }) => {
      const searchParams = { ...(outcome && { outcome }), ...(q && { q }), page, size: pageSize };
      const headers = refreshHeader(client.getQueryData(queryKey));
      return readImport(
        await readJson(await api.get(importPath(importId), { searchParams, headers, signal })),
      );
    },
    enabled: importId !== "",
    placeholderData: (previous) => (previous?.importId === importId ? keepPreviousData(previous) : undefined),
    refetchInterval: ({ state: { data } }) => isWorking(data?.state) && askAgain,
  });
