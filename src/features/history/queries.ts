import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { deviceKinds } from "#contract/constants/values/people.ts";
import type { HistoryEntry, HistoryPage } from "#contract/history.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { optionalText, readList, readNumber, readRecord, readText, readTexts } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import { readAct, readNamed } from "#src/session/people/read-act.ts";
import { withProof } from "#src/session/proof/with-proof.ts";
import { setFilters, type HistoryFilters, type HistoryQuery } from "./history-query.ts";

const pageSize = 25;
function readState(value: unknown, part: string): NonNullable<HistoryEntry["state"]> {
  const { from, to } = readRecord(value, part);
  return { from: readText(from, `${part}.from`), to: readText(to, `${part}.to`) };
}

function readEntry(value: unknown, part: string): HistoryEntry {
  const entry = readRecord(value, part);
  return {
    ...readAct(entry, part),
    subject: optionalText(entry["subject"], `${part}.subject`) ?? null,
    fields: readTexts(entry["fields"], `${part}.fields`),
    state: entry["state"] ? readState(entry["state"], `${part}.state`) : null,
    count: entry["count"] === null ? null : readNumber(entry["count"], `${part}.count`),
    device: deviceKinds.find((kind) => kind === entry["device"]) ?? "",
    browser: optionalText(entry["browser"], `${part}.browser`) ?? "",
  };
}

function readPage(value: unknown): HistoryPage {
  const page = readRecord(value, "history");
  return {
    content: readList(page["content"], "history.content", readEntry),
    totalPages: readNumber(page["totalPages"], "history.totalPages"),
    totalElements: readNumber(page["totalElements"], "history.totalElements"),
    people: readList(page["people"], "history.people", readNamed),
  };
}

/** The filters for the server, which has to be told where the reader's days begin. */
function filterParams(filters: HistoryFilters): [string, string][] {
  const { subject = [], ...set } = setFilters(filters);
  return [
    ...Object.entries(set),
    ...subject.map((value): [string, string] => ["subject", value]),
    ...(set.from || set.to ? [["offset", String(-new Date().getTimezoneOffset())] as [string, string]] : []),
  ];
}

/** A page of the record, the newest first. Only on servers with the feature `accounts`. */
export const historyQuery = (query: HistoryQuery) =>
  queryOptions({
    queryKey: [...keys.history, query],
    queryFn: async ({ signal }) => {
      const searchParams = [...filterParams(query), ["page", query.page], ["size", pageSize]];
      return readPage(await readJson(await api.get("api/v1/history", { searchParams, signal })));
    },
    placeholderData: keepPreviousData,
  });

/** Downloads what these filters find as CSV. */
export const downloadHistory = mutationOptions({
  mutationFn: async (filters: HistoryFilters) => {
    const searchParams = filterParams(filters);
    await saveFile(await withProof(() => api.get("api/v1/history.csv", { searchParams })), "history.csv");
  },
  meta: { refreshes: [keys.history] },
});
