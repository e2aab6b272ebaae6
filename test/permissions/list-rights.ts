import type { Actor } from "./actors.ts";
import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const root = "/api/v1/lists";
const [all, one, voices] = [root, `${root}/:listId`, `${root}/:listId/voices`];

let made = 0;
const newName = () => `Liste ${(made += 1)}`;

interface Target {
  target: string;
  access: Right["access"];
  /** Whether whoever may call finds it. */
  isThere: boolean;
  listId(world: World): string;
  deletedId(world: World): string;
}

/** The calls about one list. */
const ofList = ({ target, access, isThere, listId, deletedId }: Target): Right[] => {
  const about = { target, access, ok: isThere ? 200 : 404 };
  const path = (world: World) => `${root}/${listId(world)}`;
  return [
    { route: `GET ${one}`, ...about, call: (world) => ({ url: path(world) }) },
    {
      route: `POST ${one}`,
      ...about,
      call: (world) => ({ url: path(world), payload: { name: newName() } }),
    },
    {
      route: `POST ${voices}`,
      ...about,
      call: (world) => ({ url: `${path(world)}/voices`, payload: { add: [world.voiceId] } }),
    },
    {
      route: `DELETE ${one}`,
      ...about,
      ok: isThere ? 204 : 404,
      call: (world) => ({ url: `${root}/${deletedId(world)}` }),
    },
  ];
};

const known = (whose: "client" | "owner", target: string): Right[] =>
  ofList({
    target,
    access: { only: [whose satisfies Actor], others: 404 },
    isThere: true,
    listId: ({ lists }) => lists[whose].listId,
    deletedId: ({ lists }) => lists[whose].spareId,
  });

const missing = (target: string, listId: string): Right[] =>
  ofList({ target, access: "signed in", isThere: false, listId: () => listId, deletedId: () => listId });

/** A client's lists are its own; the owners' are all owners'. */
export const listRights: readonly Right[] = [
  { route: `GET ${all}`, access: "signed in", ok: 200, call: () => ({ url: root }) },
  {
    route: `POST ${all}`,
    access: "signed in",
    ok: 201,
    call: () => ({ url: root, payload: { name: newName() } }),
  },
  ...known("client", "the client's"),
  ...known("owner", "the owners'"),
  ...missing("an unknown", crypto.randomUUID()),
  ...missing("a nonsensical", "1"),
];
