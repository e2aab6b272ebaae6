import type { Right } from "./rights.ts";

const unknown = crypto.randomUUID();
const url = (path: string) => () => ({ url: path });

/** Who may bring and take out artists with a spreadsheet: owners alone. */
export const importRights: readonly Right[] = [
  {
    route: "POST /api/v1/uploads",
    access: "owner",
    ok: 201,
    call: () => ({ url: "/api/v1/uploads", payload: { name: "a.csv", size: 3 } }),
  },
  {
    route: "GET /api/v1/uploads/:uploadId",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/uploads/${unknown}`),
  },
  {
    route: "PUT /api/v1/uploads/:uploadId",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: () => ({
      url: `/api/v1/uploads/${unknown}?from=0`,
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.from("abc"),
    }),
  },
  {
    route: "POST /api/v1/uploads/:uploadId/audio",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/uploads/${unknown}/audio`),
  },
  {
    route: "POST /api/v1/imports",
    target: "an unknown upload’s",
    access: "owner",
    ok: 404,
    call: () => ({ url: "/api/v1/imports", payload: { uploadIds: [unknown] } }),
  },
  { route: "GET /api/v1/imports", access: "owner", ok: 200, call: url("/api/v1/imports") },
  {
    route: "GET /api/v1/imports/:importId",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/imports/${unknown}`),
  },
  {
    route: "POST /api/v1/imports/:importId/rows",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: () => ({
      url: `/api/v1/imports/${unknown}/rows`,
      payload: { cells: [{ row: 2, column: "ad", value: "Ali" }] },
    }),
  },
  {
    route: "POST /api/v1/imports/:importId/replacements",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: () => ({
      url: `/api/v1/imports/${unknown}/replacements`,
      payload: { column: "cinsiyet", value: "Kadn", by: "Kadın" },
    }),
  },
  {
    route: "POST /api/v1/imports/:importId/names",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/imports/${unknown}/names`),
  },
  {
    route: "POST /api/v1/imports/:importId/skips",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: () => ({ url: `/api/v1/imports/${unknown}/skips`, payload: { rows: [2], isSkipped: true } }),
  },
  {
    route: "POST /api/v1/imports/:importId/start",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/imports/${unknown}/start`),
  },
  {
    route: "POST /api/v1/imports/:importId/cancel",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/imports/${unknown}/cancel`),
  },
  {
    route: "GET /api/v1/imports/:importId/report",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url(`/api/v1/imports/${unknown}/report`),
  },
  { route: "GET /api/v1/export", access: "owner", ok: 200, proof: true, call: url("/api/v1/export") },
];
