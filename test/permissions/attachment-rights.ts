import { formOf } from "#test/audio/upload-call.ts";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const unknown = crypto.randomUUID();
const members = { only: ["client", "owner"], others: 404 } as const;
const nobody = { only: [], others: 404 } as const;

const sending = (offerId: (world: World) => string) => (world: World) => ({
  url: `/api/v1/offers/${offerId(world)}/attachments`,
  ...formOf(attachable.txt, "metin.txt", "text/plain"),
});
const reading = (offerId: (world: World) => string, id: (world: World) => string) => (world: World) => ({
  url: `/api/v1/offers/${offerId(world)}/attachments/${id(world)}`,
});

const [post, get] = [
  "POST /api/v1/offers/:offerId/attachments",
  "GET /api/v1/offers/:offerId/attachments/:id",
];

/** The files of offers. */
export const attachmentRights: readonly Right[] = [
  {
    route: post,
    target: "the client's",
    access: members,
    ok: 201,
    call: sending(({ offers }) => offers.client.offerId),
  },
  { route: post, target: "an unknown", access: nobody, ok: 201, call: sending(() => unknown) },
  {
    route: get,
    target: "the client's",
    access: members,
    ok: 200,
    call: reading(
      ({ offers }) => offers.client.offerId,
      ({ attachmentId }) => attachmentId,
    ),
  },
  {
    route: get,
    target: "a guessed id",
    access: nobody,
    ok: 200,
    call: reading(
      ({ offers }) => offers.client.offerId,
      () => unknown,
    ),
  },
  {
    route: get,
    target: "the client's through an unknown offer",
    access: nobody,
    ok: 200,
    call: reading(
      () => unknown,
      ({ attachmentId }) => attachmentId,
    ),
  },
];
