import { infiniteQueryOptions } from "@tanstack/react-query";
import { voiceRequestStatuses } from "#contract/constants/values/voice-requests.ts";
import type { InboxPage, InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";

const pageSize = 20;

function readRequest(value: unknown, part: string): InboxRequest {
  const request = readRecord(value, part);
  const text = (field: keyof InboxRequest) => readText(request[field], `${part}.${field}`);
  const status = voiceRequestStatuses.find((known) => known === request["status"]);
  if (!status) throw new MalformedResponse(`${part}.status`);
  return {
    id: text("id"),
    fullName: text("fullName"),
    phone: text("phone"),
    phoneE164: request["phoneE164"] === null ? null : text("phoneE164"),
    email: text("email"),
    companyName: text("companyName"),
    projectMedium: text("projectMedium"),
    projectVersion: text("projectVersion"),
    budgetRange: text("budgetRange"),
    voiceRequirements: text("voiceRequirements"),
    radioSolutions: request["radioSolutions"] === true,
    isSuspected: request["isSuspected"] === true,
    status,
    createdAt: text("createdAt"),
  };
}

function readPage(value: unknown): InboxPage {
  const page = readRecord(value, "inbox");
  const counts = readRecord(page["counts"], "inbox.counts");
  return {
    content: readList(page["content"], "inbox.content", readRequest),
    totalPages: readNumber(page["totalPages"], "inbox.totalPages"),
    totalElements: readNumber(page["totalElements"], "inbox.totalElements"),
    counts: {
      new: readNumber(counts["new"], "inbox.counts.new"),
      contacted: readNumber(counts["contacted"], "inbox.counts.contacted"),
      closed: readNumber(counts["closed"], "inbox.counts.closed"),
    },
  };
}

/** The requests of one status, newest first, page by page. Only on servers with the feature `inbox`. */
export const inboxQuery = (status: VoiceRequestStatus) =>
  infiniteQueryOptions({
    queryKey: [...keys.voiceRequests, status],
    queryFn: async ({ pageParam, signal }) => {
      const searchParams = { status, page: pageParam, size: pageSize };
      return readPage(await readJson(await api.get("api/v1/voice-requests", { searchParams, signal })));
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length : undefined),
  });
