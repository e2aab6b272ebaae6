import { dayAfter } from "#test/rooms/calls.ts";
import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const unknown = crypto.randomUUID();

/** One call on a known request and on one that nobody knows. */
const ofOne = (
  method: string,
  path: string,
  call: (world: World) => Omit<ReturnType<Right["call"]>, "url">,
  ok = 200,
): Right[] =>
  (["a known", "an unknown"] as const).map((target) => ({
    route: `${method} /api/v1/requests/:id${path}`,
    target,
    access: "owner",
    ok: target === "a known" ? ok : 404,
    call: (world) => ({
      url: `/api/v1/requests/${target === "a known" ? world.requestId : unknown}${path}`,
      ...call(world),
    }),
  }));

/** Of voices that nobody knows, by somebody who has not seen what happened. */
const suggestion = ({ server }: World) => ({
  eventId: "0",
  voiceIds: [unknown, crypto.randomUUID()],
  room: {
    title: "Ses",
    greeting: "",
    until: dayAfter(server.clock.read(), 7),
    isBlind: false,
    sharesNotes: true,
    password: null,
  },
  mail: null,
});

export const requestRights: readonly Right[] = [
  {
    route: "GET /api/v1/requests",
    access: "owner",
    ok: 200,
    call: () => ({ url: "/api/v1/requests?state=new&assignee=me&q=ka" }),
  },
  ...ofOne("GET", "", () => ({})),
  ...ofOne("POST", "/events", () => ({ payload: { kind: "note", text: "Aradım" } })),
  ...(["a known", "an unknown"] as const).map((target): Right => ({
    route: "POST /api/v1/requests/:id/client",
    target,
    access: "owner",
    ok: target === "a known" ? 201 : 404,
    call: ({ spareRequestId }) => ({
      url: `/api/v1/requests/${target === "a known" ? spareRequestId : unknown}/client`,
      payload: { name: "Ece", lastName: "Ay", invite: false, eventId: "0" },
    }),
  })),
  {
    route: "GET /api/v1/offers/first",
    access: "signed in",
    ok: 200,
    call: () => ({ url: "/api/v1/offers/first" }),
  },
  ...ofOne("POST", "/suggestion", (world) => ({ payload: suggestion(world) }), 409),
  ...ofOne("GET", "/events", () => ({ query: { before: "1" } })),
];
