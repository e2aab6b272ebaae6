import type { World } from "#test/permissions/world.ts";
import type { Endpoint } from "./calls.ts";

/** A right call of everything that takes an offer. Before there is a world the endpoints are only counted. */
export function offerEndpoints(offer: World["offers"]["client"] | undefined): Record<string, Endpoint> {
  const { offerId: param = "", eventId = "1" } = offer ?? {};
  const post = (what: string, as: "client" | "owner", body: Record<string, unknown>): Endpoint => ({
    method: "POST",
    path: `/api/v1/offers/{}/${what}`,
    param,
    as,
    body,
  });
  const seen = { proposal: 1, eventId };
  const usage = { media: ["TV", "WEB"], territory: "TURKEY", months: 12, exclusive: false };
  const days = { deliverBy: "2027-01-01", answerBy: "2026-12-01" };
  const terms = {
    budget: 7.5,
    platform: "Radyo",
    version: 2,
    voiceIds: [crypto.randomUUID()],
    usage,
    ...days,
  };
  const brief = { script: "Bir, iki.", scriptLanguage: "TURKISH", targetSeconds: 30, notes: "Sakin" };
  return {
    "GET /api/v1/offers/{offerId}": { method: "GET", path: "/api/v1/offers/{}", param, as: "owner" },
    "GET /api/v1/offers/{offerId}/events": {
      method: "GET",
      path: "/api/v1/offers/{}/events",
      param,
      as: "owner",
      query: { before: [eventId] },
    },
    "POST /api/v1/offers/{offerId}/events": post("events", "client", {
      kind: "message",
      text: "Merhaba",
      attachmentIds: [],
    }),
    "POST /api/v1/offers/{offerId}/events of terms": post("events", "owner", {
      kind: "propose",
      ...seen,
      terms,
      text: "Bir",
    }),
    "POST /api/v1/offers/{offerId}/brief": post("brief", "client", { ...seen, brief }),
    "POST /api/v1/offers/{offerId}/seen": post("seen", "client", { eventId }),
  };
}
