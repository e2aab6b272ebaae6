import { formOf } from "#test/audio/upload-call.ts";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import type { Right } from "./rights.ts";
import type { World } from "./world.ts";

const unknown = crypto.randomUUID();
const root = "/api/v1/voice-artists";

const known = ({ spareArtist }: World) => spareArtist.artistId;
const nobody = () => unknown;

const reading =
  (artistId: (world: World) => string, more = "") =>
  (world: World) => ({ url: `${root}/${artistId(world)}${more}` });

// Each time another age, so that it is a change.
let made = 0;
const saving = (artistId: (world: World) => string) => (world: World) => ({
  url: `${root}/${artistId(world)}`,
  headers: { "if-match": "*" },
  payload: { age: 20 + ((made += 1) % 50) },
});
const restoring = (artistId: (world: World) => string) => (world: World) => ({
  url: `${root}/${artistId(world)}/restore`,
  payload: { entryId: world.spareArtist.entryId },
});
const sending = (artistId: (world: World) => string) => (world: World) => ({
  url: `${root}/${artistId(world)}/consent-files`,
  ...formOf(attachable.pdf, "izin.pdf", "application/pdf"),
});
const file = (fileId: (world: World) => string) => (world: World) => ({
  url: `/api/v1/consent-files/${fileId(world)}`,
});

const [get, save, state] = [`GET ${root}/:artistId`, `POST ${root}/:artistId`, `POST ${root}/state`];
const [history, restore] = [`GET ${root}/:artistId/history`, `POST ${root}/:artistId/restore`];
const [send, open] = [`POST ${root}/:artistId/consent-files`, "GET /api/v1/consent-files/:fileId"];
const owner = { access: "owner" } as const;

/** The artists as owners keep them, their states, histories and consent. */
export const artistRights: readonly Right[] = [
  { route: `GET ${root}`, ...owner, ok: 200, call: () => ({ url: `${root}?q=bil&state=published` }) },
  { route: get, target: "a known", ...owner, ok: 200, call: reading(known) },
  { route: get, target: "an unknown", ...owner, ok: 404, call: reading(nobody) },
  { route: get, target: "a nonsensical", ...owner, ok: 404, call: reading(() => "1") },
  { route: save, target: "a known", ...owner, ok: 200, call: saving(known) },
  { route: save, target: "an unknown", ...owner, ok: 404, call: saving(nobody) },
  {
    route: state,
    ...owner,
    ok: 200,
    call: (world) => ({ url: `${root}/state`, payload: { artistIds: [known(world)], to: "hide" } }),
  },
  { route: history, target: "a known", ...owner, ok: 200, call: reading(known, "/history") },
  { route: history, target: "an unknown", ...owner, ok: 404, call: reading(nobody, "/history") },
  { route: restore, target: "a known", ...owner, ok: 200, call: restoring(known) },
  { route: restore, target: "an unknown", ...owner, ok: 404, call: restoring(nobody) },
  { route: send, target: "a known", ...owner, ok: 201, call: sending(known) },
  { route: send, target: "an unknown", ...owner, ok: 404, call: sending(nobody) },
  { route: open, target: "a known", ...owner, ok: 200, call: file(({ spareArtist }) => spareArtist.fileId) },
  { route: open, target: "an unknown", ...owner, ok: 404, call: file(nobody) },
];
