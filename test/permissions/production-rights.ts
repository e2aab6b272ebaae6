import { dayAfter } from "#test/rooms/calls.ts";
import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const unknown = crypto.randomUUID();
const members = { only: ["client", "owner"], others: 404 } as const;

const path = ({ production }: World, rest: string) => `/api/v1/offers/${production.offerId}/${rest}`;

const link = "/api/v1/offers/:offerId/review-link";

/** The work on the client's accepted offer, whose first take waits for the client. */
export const productionRights: readonly Right[] = [
  {
    route: "POST /api/v1/offers/:offerId/takes",
    access: "owner",
    ok: 409,
    call: (world) => ({ url: path(world, "takes"), payload: { uploadId: unknown } }),
  },
  {
    route: "POST /api/v1/offers/:offerId/takes/:takeId",
    access: "owner",
    ok: 409,
    call: (world) => ({ url: path(world, `takes/${world.production.takeId}`), payload: { title: "Bir" } }),
  },
  {
    route: "DELETE /api/v1/offers/:offerId/takes/:takeId",
    access: "owner",
    ok: 409,
    call: (world) => ({ url: path(world, `takes/${world.production.takeId}`) }),
  },
  {
    route: "POST /api/v1/offers/:offerId/reminder",
    access: "owner",
    ok: 204,
    call: (world) => ({ url: path(world, "reminder"), payload: {} }),
  },
  {
    route: "GET /api/v1/offers/:offerId/takes/:takeId/notes",
    access: members,
    ok: 200,
    call: (world) => ({ url: path(world, `takes/${world.production.takeId}/notes`) }),
  },
  {
    route: "GET /api/v1/offers/:offerId/takes/:takeId/notes",
    target: "of another offer",
    access: { only: [], others: 404 },
    ok: 200,
    call: ({ offers, production }) => ({
      url: `/api/v1/offers/${offers["other client"].offerId}/takes/${production.takeId}/notes`,
    }),
  },
  {
    route: "POST /api/v1/offers/:offerId/takes/:takeId/notes",
    access: { only: ["client"], others: 404, owner: 403 },
    ok: 201,
    call: (world) => ({
      url: path(world, `takes/${world.production.takeId}/notes`),
      payload: { from: 0, text: "Bir not" },
    }),
  },
  {
    route: "POST /api/v1/offers/:offerId/notes/:noteId",
    access: members,
    ok: 200,
    call: (world) => ({
      url: path(world, `notes/${world.production.noteId}`),
      payload: { reply: "Bir yanıt" },
    }),
  },
  {
    route: "DELETE /api/v1/offers/:offerId/notes/:noteId",
    access: { only: ["client"], others: 404, owner: 403 },
    ok: 409,
    // From a round before: it stands.
    call: (world) => ({ url: path(world, `notes/${world.production.noteId}`) }),
  },
  {
    route: `POST ${link}`,
    access: members,
    ok: 200,
    call: (world) => ({
      url: path(world, "review-link"),
      payload: { until: dayAfter(world.server.clock.read(), 7) },
    }),
  },
  {
    route: `GET ${link}`,
    access: members,
    ok: 200,
    call: (world) => ({ url: path(world, "review-link") }),
  },
  {
    route: `POST ${link}/notes`,
    access: { only: ["client"], others: 404, owner: 403 },
    ok: 200,
    call: (world) => ({ url: path(world, "review-link/notes"), payload: { noteIds: [unknown] } }),
  },
];
