import type { InjectOptions } from "fastify";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import type { OpenedRoom } from "#test/guest/open-room.ts";
import { insiderOf, rights } from "#test/permissions/rights.ts";
import type { World } from "#test/permissions/world.ts";
import { dayAfter } from "#test/rooms/calls.ts";
import { guestCookie } from "./full-offers.ts";
import { letters, nameOf, times } from "./full-catalogue.ts";

/** The world with as much of everything as there may be. */
export interface FullWorld extends World {
  voiceIds: string[];
  fullRoom: OpenedRoom;
  importId: string;
}

/** A call at the largest input that is allowed. */
export interface LargestCall {
  as: "client" | "other client" | "owner" | undefined;
  ok: number;
  /** What is sent; what it needs is made before. */
  call(world: FullWorld): InjectOptions | Promise<InjectOptions>;
}

const get = (as: LargestCall["as"], url: (world: FullWorld) => string): LargestCall => ({
  as,
  ok: 200,
  call: (world) => ({ url: url(world) }),
});
const post = (
  as: LargestCall["as"],
  url: (world: FullWorld) => string,
  payload: (world: FullWorld) => object,
  ok = 200,
): LargestCall => ({ as, ok, call: (world) => ({ url: url(world), payload: payload(world) }) });

let asked = 0;
const most = `size=${limits.pageSize.most}`;
const words = encodeURIComponent(`kadin sicak turkce ${"ka ".repeat(60)}`.slice(0, limits.search.letters));
const ids = (world: FullWorld, name = "voiceId") =>
  world.voiceIds
    .slice(0, limits.voicesPerOffer)
    .map((id) => `${name}=${id}`)
    .join("&");
const list = ({ lists }: FullWorld) => `/api/v1/lists/${lists.client.listId}`;
const offer = ({ offers }: FullWorld) => `/api/v1/offers/${offers.client.offerId}`;
const imported = ({ importId }: FullWorld) => `/api/v1/imports/${importId}`;
const room = ({ fullRoom }: FullWorld) => `/api/v1/rooms/${fullRoom.roomId}`;
const request = ({ requestId }: FullWorld) => `/api/v1/requests/${requestId}`;
const guest = ({ fullRoom }: FullWorld) => `/api/v1/guest/${fullRoom.token}`;
const fromGuest = { "sec-fetch-site": "same-origin", cookie: `guest=${guestCookie}` };
const before = `${Number.MAX_SAFE_INTEGER}_ffffffff-ffff-ffff-ffff-ffffffffffff_ffffffff-ffff-ffff-ffff-ffffffffffff`;

/** Calls that are larger than those of the table of rights. */
const larger: Record<string, LargestCall> = {
  // Each time others, for a page is kept.
  "GET /api/v1/voices": get(
    "client",
    () => `/api/v1/voices?${most}&q=ka&order=shuffled&seed=${(asked += 1)}`,
  ),
  "GET /api/v1/voices/suggestions": get("client", () => `/api/v1/voices/suggestions?q=${words}`),
  "GET /api/v1/voices/pace": get("client", (world) => `/api/v1/voices/pace?language=TURKISH&${ids(world)}`),
  "GET /api/v1/clients/:id/liked-voices": get(
    "client",
    ({ people }) => `/api/v1/clients/${people.client.userName}/liked-voices`,
  ),
  "GET /api/v1/auth/me": get("client", () => "/api/v1/auth/me"),
  "GET /api/v1/clients": get("owner", () => `/api/v1/clients?${most}`),
  "POST /api/v1/clients/update/:clientName": post(
    "client",
    ({ people }) => `/api/v1/clients/update/${people.client.userName}`,
    ({ voiceIds }) => ({
      likedVoiceMp3s: times(limits.likes, (nth) => `/audio/full-${Math.floor(nth / 20)}-${nth % 20}.mp3`),
      // One new offer at once.
      offers: [
        {
          budget: 5,
          platform: letters(limits.name),
          version: 1,
          voiceIds: voiceIds.slice(0, limits.voicesPerOffer),
          brief: { script: letters(limits.offer.script), notes: letters(limits.offer.notes) },
        },
      ],
    }),
  ),
  "GET /api/v1/history": get("owner", () => `/api/v1/history?${most}`),
  "GET /api/v1/offers": get("client", () => `/api/v1/offers?${most}&q=a`),
  "GET /api/v1/offers/:offerId": get("owner", ({ production }) => `/api/v1/offers/${production.offerId}`),
  "GET /api/v1/offers/:offerId/events": get("client", (world) => `${offer(world)}/events?before=999999999`),
  "POST /api/v1/offers/:offerId/events": post(
    "client",
    (world) => `${offer(world)}/events`,
    () => ({ kind: "message", text: letters(limits.offer.message) }),
  ),
  "GET /api/v1/lists": get("client", (world) => `/api/v1/lists?${ids(world)}`),
  "POST /api/v1/lists": post(
    "client",
    () => "/api/v1/lists",
    ({ voiceIds }) => ({ name: nameOf(1), voiceIds: voiceIds.slice(0, listLimits.voices) }),
    201,
  ),
  "GET /api/v1/lists/:listId": get("client", list),
  "POST /api/v1/lists/:listId": post("client", list, () => ({ name: nameOf(2) })),
  "POST /api/v1/lists/:listId/voices": post(
    "client",
    (world) => `${list(world)}/voices`,
    ({ voiceIds }) => ({
      add: voiceIds.slice(0, listLimits.voices),
    }),
  ),
  "GET /api/v1/rooms/:roomId": get("client", room),
  "GET /api/v1/rooms/:roomId/notes": get("client", (world) => `${room(world)}/notes?before=${before}`),
  "POST /api/v1/plays": post(
    "client",
    () => "/api/v1/plays",
    ({ voiceIds: [voiceId] }) => ({ voiceId }),
    204,
  ),
  "POST /api/v1/rooms/:roomId": post("client", room, () => ({ removeGuest: crypto.randomUUID() })),
  "POST /api/v1/rooms/:roomId/settings": post(
    "client",
    (world) => `${room(world)}/settings`,
    ({ server }) => ({ until: dayAfter(server.clock.read(), 9) }),
  ),
  "GET /api/v1/guest/:token": {
    as: undefined,
    ok: 200,
    call: (world) => ({ url: guest(world), headers: fromGuest }),
  },
  "GET /api/v1/guest/:token/notes": {
    as: undefined,
    ok: 200,
    call: (world) => ({
      url: `${guest(world)}/notes?before=1_${Number.MAX_SAFE_INTEGER}_ffffffff-ffff-ffff-ffff-ffffffffffff`,
      headers: fromGuest,
    }),
  },
  "POST /api/v1/guest/:token/answers": {
    as: undefined,
    ok: 200,
    call: (world) => ({
      url: `${guest(world)}/answers`,
      headers: fromGuest,
      payload: {
        noteId: crypto.randomUUID(),
        letter: "A",
        seconds: 1,
        text: letters(roomLimits.note),
      },
    }),
  },
  "GET /api/v1/imports/:importId": get("owner", (world) => `${imported(world)}?${most}`),
  "POST /api/v1/imports/:importId/rows": post(
    "owner",
    (world) => `${imported(world)}/rows`,
    // Each time others, which are written and judged.
    () => ({ cells: times(10, (nth) => ({ row: nth + 2, column: "yaş", value: `x${(asked += 1)}` })) }),
    204,
  ),
  // Every row says so, and is written and judged.
  "POST /api/v1/imports/:importId/replacements": post(
    "owner",
    (world) => `${imported(world)}/replacements`,
    () => ({ column: "cinsiyet", value: "x", by: "Kadın" }),
    204,
  ),
  "POST /api/v1/imports/:importId/names": post(
    "owner",
    (world) => `${imported(world)}/names`,
    () => ({}),
    204,
  ),
  "POST /api/v1/imports/:importId/skips": post(
    "owner",
    (world) => `${imported(world)}/skips`,
    // Out and in again by turns, so that each call writes and judges.
    () => ({ rows: times(100, (nth) => nth + 2), isSkipped: (asked += 1) % 2 === 1 }),
    204,
  ),
  "POST /api/v1/imports/:importId/cancel": post(
    "owner",
    (world) => `${imported(world)}/cancel?${most}`,
    () => ({}),
  ),
  "GET /api/v1/imports/:importId/report": get("owner", (world) => `${imported(world)}/report`),
  "GET /api/v1/voice-artists": get("owner", () => `/api/v1/voice-artists?${most}`),
  "GET /api/v1/voice-requests": get("owner", () => `/api/v1/voice-requests?${most}`),
  "GET /api/v1/requests": get("owner", () => `/api/v1/requests?${most}`),
  "GET /api/v1/requests/:id": get("owner", request),
  "GET /api/v1/requests/:id/events": get("owner", (world) => `${request(world)}/events?before=999999999`),
  "POST /api/v1/requests/:id/events": post(
    "owner",
    (world) => `${request(world)}/events`,
    () => ({ kind: "note", text: letters(limits.request.note) }),
  ),
  "GET /api/v1/showcase/choices": get("owner", () => `/api/v1/showcase/choices?${most}`),
  "POST /api/v1/showcase": post(
    "owner",
    () => "/api/v1/showcase",
    ({ voiceIds }) => ({ voiceIds: voiceIds.slice(0, limits.showcase.most) }),
  ),
};

/** Every route once: as largest, else as the table of rights has it, if it lets somebody in there. */
export function largestCalls(): Map<string, LargestCall> {
  const calls = new Map<string, LargestCall>();
  for (const right of rights) {
    const known = calls.get(right.route);
    if (known && known.ok < 300) continue;
    const as = right.access === "everyone" ? undefined : insiderOf(right);
    calls.set(right.route, {
      as,
      ok: right.ok,
      call: (world) => right.call(world, as ?? "anonymous"),
    });
  }
  for (const [route, call] of Object.entries(larger)) calls.set(route, call);
  return calls;
}
