import { dayAfter } from "#test/rooms/calls.ts";
import type { Actor } from "./actors.ts";
import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const root = "/api/v1/rooms";
const one = `${root}/:roomId`;
const unknown = crypto.randomUUID();

/** The calls about one room. */
const ofRoom = (
  about: Pick<Right, "target" | "access" | "ok">,
  roomId: (world: World) => string,
): Right[] => [
  { route: `GET ${one}`, ...about, call: (world) => ({ url: `${root}/${roomId(world)}` }) },
  {
    route: `GET ${one}/notes`,
    ...about,
    call: (world) => ({ url: `${root}/${roomId(world)}/notes?before=1_${unknown}_${unknown}` }),
  },
  {
    route: `POST ${one}`,
    ...about,
    call: (world) => ({ url: `${root}/${roomId(world)}`, payload: { removeGuest: unknown } }),
  },
  {
    route: `POST ${one}/settings`,
    ...about,
    call: (world) => ({
      url: `${root}/${roomId(world)}/settings`,
      payload: { until: dayAfter(world.server.clock.read(), 9) },
    }),
  },
];

/** Opening a room of a list; whoever may is told that the voices are not in it. */
const opening = (whose: "client" | "owner"): Right => ({
  route: "POST /api/v1/lists/:listId/rooms",
  target: `the ${whose}s'`,
  access: { only: [whose satisfies Actor], others: 404 },
  ok: 409,
  call: ({ lists, server }) => ({
    url: `/api/v1/lists/${lists[whose].listId}/rooms`,
    payload: {
      title: "Yaz",
      greeting: "",
      until: dayAfter(server.clock.read(), 7),
      isBlind: true,
      sharesNotes: false,
      password: null,
      voiceIds: [unknown, crypto.randomUUID()],
    },
  }),
});

/** A room is its maker's alone. */
export const roomRights: readonly Right[] = [
  { route: `GET ${root}`, access: "signed in", ok: 200, call: () => ({ url: root }) },
  opening("client"),
  opening("owner"),
  ...ofRoom(
    { target: "the client's", access: { only: ["client"], others: 404 }, ok: 200 },
    ({ room }) => room.roomId,
  ),
  ...ofRoom({ target: "an unknown", access: "signed in", ok: 404 }, () => unknown),
  ...ofRoom({ target: "a nonsensical", access: "signed in", ok: 404 }, () => "1"),
];
