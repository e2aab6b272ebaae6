import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const unknown = crypto.randomUUID();
const members = { only: ["client", "owner"], others: 404 } as const;
const nobody = { only: [], others: 404 } as const;

const ofOffer = (what: string) => [
  { target: "the client's", access: members, path: ({ produced }: World) => `${produced.offerId}/${what}` },
  { target: "an unknown", access: nobody, path: () => `${unknown}/${what}` },
];

const ofTake = (what: string) => [
  {
    target: "the client's",
    access: members,
    path: ({ produced }: World) => `${produced.offerId}/takes/${produced.takeId}/${what}`,
  },
  {
    target: "a guessed id",
    access: nobody,
    path: ({ produced }: World) => `${produced.offerId}/takes/${unknown}/${what}`,
  },
  {
    target: "the client's through another offer",
    access: nobody,
    path: ({ produced, offers }: World) => `${offers.client.offerId}/takes/${produced.takeId}/${what}`,
  },
];

const routes = {
  "POST /api/v1/offers/:offerId/listen": { ok: 204, calls: ofOffer("listen") },
  "GET /api/v1/offers/:offerId/takes/:takeId/audio": { ok: 200, calls: ofTake("audio") },
  "GET /api/v1/offers/:offerId/takes/:takeId/file": { ok: 200, calls: ofTake("file") },
  "GET /api/v1/offers/:offerId/files.zip": { ok: 200, calls: ofOffer("files.zip") },
};

/** The sound of takes: copies that are listened to, and originals. */
export const listeningRights: readonly Right[] = Object.entries(routes).flatMap(([route, { ok, calls }]) =>
  calls.map(({ target, access, path }) => ({
    route,
    target,
    access,
    ok,
    call: (world: World) => ({ url: `/api/v1/offers/${path(world)}` }),
  })),
);
