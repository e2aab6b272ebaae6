import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const unknown = crypto.randomUUID();
const url = (path: string) => () => ({ url: path });

type Whose = keyof World["offers"];
const pathOf = ({ offers }: World, whose: Whose) => `/api/v1/offers/${offers[whose].offerId}`;

/** The calls about one offer, whose it is. */
const ofOffer = (whose: Whose): Right[] => {
  const target = `the ${whose}'s`;
  const access = { only: [whose, "owner"], others: 404 } as const;
  return [
    {
      route: "GET /api/v1/offers/:offerId",
      target,
      access,
      ok: 200,
      call: (world) => ({ url: pathOf(world, whose) }),
    },
    {
      route: "GET /api/v1/offers/:offerId/events",
      target,
      access,
      ok: 200,
      call: (world) => ({ url: `${pathOf(world, whose)}/events?before=1` }),
    },
    {
      route: "POST /api/v1/offers/:offerId/events",
      target,
      access,
      ok: 200,
      call: (world) => ({
        url: `${pathOf(world, whose)}/events`,
        payload: { kind: "message", text: "Merhaba" },
      }),
    },
    {
      route: "POST /api/v1/offers/:offerId/brief",
      target,
      access: { only: [whose], others: 404, owner: 403 },
      ok: 200,
      // What is known already: it changes nothing, and may come again.
      call: (world) => ({
        url: `${pathOf(world, whose)}/brief`,
        payload: { proposal: 1, eventId: world.offers[whose].eventId, brief: {} },
      }),
    },
    {
      route: "POST /api/v1/offers/:offerId/seen",
      target,
      access,
      ok: 204,
      call: (world) => ({
        url: `${pathOf(world, whose)}/seen`,
        payload: { eventId: world.offers[whose].eventId },
      }),
    },
  ];
};

/** The rights to an offer that there is none of. */
const ofNone = (target: string, offerId: string): Right[] => {
  const path = `/api/v1/offers/${offerId}`;
  const missing = { target, access: "signed in", ok: 404 } as const;
  const seen = { proposal: 1, eventId: "1" };
  return [
    { route: "GET /api/v1/offers/:offerId", ...missing, call: url(path) },
    { route: "GET /api/v1/offers/:offerId/events", ...missing, call: url(`${path}/events?before=1`) },
    {
      route: "POST /api/v1/offers/:offerId/events",
      ...missing,
      call: () => ({ url: `${path}/events`, payload: { kind: "accept", ...seen } }),
    },
    {
      route: "POST /api/v1/offers/:offerId/brief",
      ...missing,
      call: () => ({ url: `${path}/brief`, payload: { ...seen, brief: {} } }),
    },
    {
      route: "POST /api/v1/offers/:offerId/seen",
      ...missing,
      call: () => ({ url: `${path}/seen`, payload: { eventId: "1" } }),
    },
  ];
};

/** Offers for both sides: whoever is no owner reads and answers those of the own account. */
export const offerRights: readonly Right[] = [
  { route: "GET /api/v1/offers", access: "signed in", ok: 200, call: url("/api/v1/offers") },
  {
    route: "GET /api/v1/offers/attention",
    access: "signed in",
    ok: 200,
    call: url("/api/v1/offers/attention"),
  },
  ...ofOffer("client"),
  ...ofOffer("other client"),
  ...ofNone("an unknown", unknown),
  ...ofNone("a nonsensical", "1"),
];
