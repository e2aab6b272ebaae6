import type { ListedRequest } from "#contract/voice-requests/requests.ts";

/** Parts a page into requests of one person, which stand together; those that are kept apart are groups of one. */
export function personGroups(
  requests: readonly ListedRequest[],
  isKeptApart: (first: ListedRequest, second: ListedRequest) => boolean,
): ListedRequest[][] {
  const groups: ListedRequest[][] = [];
  for (const request of requests) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (first?.person === request.person && !isKeptApart(first, request)) last?.push(request);
    else groups.push([request]);
  }
  return groups;
}
