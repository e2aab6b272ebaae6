import type { Right } from "./rights.ts";

const unknown = crypto.randomUUID();
const url = (path: string) => () => ({ url: path });

/** The routes of second factors, passkeys, proofs and live sessions. */
export const sessionRights: readonly Right[] = [
  {
    route: "POST /api/v1/auth/second-factor",
    target: "an unknown ticket",
    access: "everyone",
    ok: 401,
    call: () => ({ url: "/api/v1/auth/second-factor", payload: { ticket: "none", code: "123456" } }),
  },
  {
    route: "POST /api/v1/auth/passkeys/login-options",
    access: "everyone",
    ok: 200,
    call: url("/api/v1/auth/passkeys/login-options"),
  },
  {
    route: "POST /api/v1/auth/passkeys/login",
    target: "an answer to nothing",
    access: "everyone",
    ok: 401,
    call: () => ({ url: "/api/v1/auth/passkeys/login", payload: { response: {} } }),
  },
  {
    route: "POST /api/v1/auth/passkeys/options",
    access: "signed in",
    ok: 200,
    proof: true,
    beforeSetUp: true,
    call: url("/api/v1/auth/passkeys/options"),
  },
  {
    route: "POST /api/v1/auth/passkeys",
    target: "an answer to nothing",
    access: "signed in",
    ok: 422,
    proof: true,
    beforeSetUp: true,
    call: () => ({ url: "/api/v1/auth/passkeys", payload: { response: {}, name: "Anahtar" } }),
  },
  {
    route: "POST /api/v1/auth/passkeys/:id",
    target: "an unknown",
    access: "signed in",
    ok: 404,
    call: () => ({ url: `/api/v1/auth/passkeys/${unknown}`, payload: { name: "Anahtar" } }),
  },
  {
    route: "DELETE /api/v1/auth/passkeys/:id",
    target: "an unknown",
    access: "signed in",
    ok: 404,
    proof: true,
    call: url(`/api/v1/auth/passkeys/${unknown}`),
  },
  {
    route: "POST /api/v1/auth/totp/confirm",
    target: "before there is one",
    access: "signed in",
    ok: 409,
    beforeSetUp: true,
    call: () => ({ url: "/api/v1/auth/totp/confirm", payload: { code: "123456" } }),
  },
  {
    route: "POST /api/v1/auth/totp",
    access: "signed in",
    ok: 200,
    proof: true,
    beforeSetUp: true,
    call: url("/api/v1/auth/totp"),
  },
  {
    route: "POST /api/v1/auth/totp/recovery-codes",
    target: "without a generator",
    access: "signed in",
    ok: 409,
    proof: true,
    call: url("/api/v1/auth/totp/recovery-codes"),
  },
  {
    route: "DELETE /api/v1/auth/totp",
    access: "signed in",
    ok: 204,
    proof: true,
    call: url("/api/v1/auth/totp"),
  },
  {
    route: "POST /api/v1/auth/proof/options",
    access: "signed in",
    ok: 200,
    beforeSetUp: true,
    call: url("/api/v1/auth/proof/options"),
  },
  {
    route: "POST /api/v1/auth/proof",
    access: "signed in",
    ok: 204,
    beforeSetUp: true,
    call: (world, actor) => ({
      url: "/api/v1/auth/proof",
      payload: { password: world.passwordOf(actor) },
    }),
  },
  { route: "GET /api/v1/sessions", access: "signed in", ok: 200, call: url("/api/v1/sessions") },
  {
    route: "DELETE /api/v1/sessions",
    access: "signed in",
    ok: 204,
    proof: true,
    call: url("/api/v1/sessions"),
  },
  {
    route: "DELETE /api/v1/sessions/:id",
    target: "an unknown",
    access: "signed in",
    ok: 404,
    proof: true,
    call: url(`/api/v1/sessions/${unknown}`),
  },
];
