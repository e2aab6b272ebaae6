import type { ListedRequest, RequestPage } from "#contract/voice-requests/requests.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { call, postJson } from "./call.ts";
import { figure, tally, type Figure } from "./figures.ts";
import { inLoops } from "./pace.ts";
import type { Target } from "./target.ts";

const bots = 1000;
const addresses = 20;

/** All requests of a state. */
async function readRequests({ origin, owner }: Target, state: "new" | "spam"): Promise<ListedRequest[]> {
  const all: ListedRequest[] = [];
  for (let page = 0; ; page += 1) {
    const path = `/api/v1/requests?state=${state}&page=${page}&size=100`;
    const { content, totalPages } = JSON.parse(
      (await call(origin, path, { headers: owner })).text,
    ) as RequestPage;
    all.push(...content);
    if (page + 1 >= totalPages) return all;
  }
}

/** Threat 15: a thousand bots fill the public form; every fifth one fills the hidden field too. */
export async function spam(target: Target): Promise<Figure[]> {
  const statuses = await inLoops(50, { count: bots }, async (nth) => {
    const address = nth % addresses;
    const request = requestOf({ companyName: `spam-${address}`, budgetRange: String(nth) });
    const sent =
      Math.floor(nth / addresses) % 5 === 0 ? { ...request, website: "https://spam.example" } : request;
    const headers = { "x-forwarded-for": `203.0.113.${nth % 250}` };
    const from = `127.0.3.${1 + address}`;
    return (await postJson(target.origin, "/api/voice-request", sent, { from, headers })).status;
  });
  const stored = [...(await readRequests(target, "new")), ...(await readRequests(target, "spam"))].filter(
    ({ companyName }) => companyName.startsWith("spam-"),
  );
  const perAddress = new Map<string, number>();
  for (const { companyName } of stored) perAddress.set(companyName, (perAddress.get(companyName) ?? 0) + 1);
  const most = Math.max(0, ...perAddress.values());
  return [
    figure(
      `${bots} bots from ${addresses} addresses: answers`,
      tally(statuses),
      statuses.every((status) => [200, 429, 503].includes(status)),
    ),
    figure("… the most stored of one address (at most 5)", most, most > 0 && most <= 5),
  ];
}
