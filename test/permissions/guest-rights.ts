import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const root = "/api/v1/guest";
const one = `${root}/:token`;

const fromPage = { "sec-fetch-site": "same-origin", cookie: `guest=${"G".repeat(43)}` };

/** The calls about one room: a link is all that they ask for. */
const ofRoom = (target: string, ok: number, token: (world: World) => string): Right[] => {
  const about = { target, access: "everyone", ok } as const;
  const path = (world: World) => `${root}/${token(world)}`;
  return [
    { route: `GET ${one}`, ...about, call: (world) => ({ url: path(world) }) },
    {
      route: `GET ${one}/audio/:letter`,
      ...about,
      call: (world) => ({ url: `${path(world)}/audio/A`, headers: fromPage }),
    },
    {
      route: `GET ${one}/notes`,
      ...about,
      call: (world) => ({
        url: `${path(world)}/notes?before=1_1_${crypto.randomUUID()}`,
        headers: fromPage,
      }),
    },
    {
      route: `POST ${one}/answers`,
      ...about,
      call: (world) => ({
        url: `${path(world)}/answers`,
        headers: fromPage,
        payload: { letter: "A", vote: "yes" },
      }),
    },
    {
      route: `POST ${one}/password`,
      ...about,
      call: (world) => ({
        url: `${path(world)}/password`,
        headers: fromPage,
        payload: { password: "herhangi biri" },
      }),
    },
  ];
};

/** Wishes are taken in rooms of visitors' requests alone: this is none. */
const ofWish = (method: "POST" | "DELETE"): Right => ({
  route: `${method} ${one}/wish`,
  access: "everyone",
  ok: 404,
  call: ({ room }) => ({
    url: `${root}/${room.token}/wish`,
    headers: fromPage,
    ...(method === "POST" && { payload: { letter: "A" } }),
  }),
});

/** Takes are heard by links of productions in review alone: this is a room of voices. */
const ofTakes: Right[] = [
  {
    route: `POST ${one}/notes`,
    access: "everyone",
    ok: 404,
    call: ({ room }) => ({
      url: `${root}/${room.token}/notes`,
      headers: fromPage,
      payload: { removeNote: crypto.randomUUID() },
    }),
  },
  {
    route: `GET ${one}/takes/:takeId/audio`,
    access: "everyone",
    ok: 404,
    call: ({ room, produced }) => ({
      url: `${root}/${room.token}/takes/${produced.takeId}/audio`,
      headers: fromPage,
    }),
  },
];

/** A room is everybody's who has its link, and nobody's without: a session gives no more. */
export const guestRights: readonly Right[] = [
  ...ofRoom("a known", 200, ({ room }) => room.token),
  ...ofRoom("an unknown", 410, () => "A".repeat(43)),
  ofWish("POST"),
  ofWish("DELETE"),
  ...ofTakes,
  ...ofRoom("a nonsensical", 410, () => "1"),
];
