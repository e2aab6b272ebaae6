import type { Right } from "./rights.ts";

const ok = { access: "everyone", ok: 422 } as const;
const link = { token: "no token of ours" };
const linkPassword = { ...link, newPassword: "correct horse battery" };

/** The routes of `/account`, of forgotten passwords and of the links of mails. */
export const accountRights: readonly Right[] = [
  {
    route: "POST /api/v1/auth/forgot",
    access: "everyone",
    ok: 204,
    call: () => ({ url: "/api/v1/auth/forgot", payload: { username: "nobody" } }),
  },
  {
    route: "POST /api/v1/auth/reset",
    ...ok,
    call: () => ({ url: "/api/v1/auth/reset", payload: linkPassword }),
  },
  {
    route: "POST /api/v1/auth/invitation",
    ...ok,
    call: () => ({ url: "/api/v1/auth/invitation", payload: linkPassword }),
  },
  {
    route: "POST /api/v1/auth/confirm-address",
    ...ok,
    call: () => ({ url: "/api/v1/auth/confirm-address", payload: link }),
  },
  {
    route: "GET /api/v1/account",
    access: "signed in",
    ok: 200,
    call: () => ({ url: "/api/v1/account" }),
  },
  {
    route: "POST /api/v1/account",
    access: "signed in",
    ok: 200,
    call: () => ({ url: "/api/v1/account", payload: { locale: "en" } }),
  },
  {
    route: "POST /api/v1/account/address",
    access: "signed in",
    ok: 204,
    proof: true,
    call: () => ({ url: "/api/v1/account/address", payload: { email: "deniz@ornek.example" } }),
  },
  {
    route: "POST /api/v1/account/people",
    access: { only: ["client", "other client", "former owner"], others: 403 },
    ok: 201,
    call: () => ({
      url: "/api/v1/account/people",
      payload: { name: "Ece", lastName: "Ay", email: "ece@ornek.example" },
    }),
  },
  {
    route: "DELETE /api/v1/account/people/:userName",
    target: "another company's",
    access: { only: ["client", "other client", "former owner"], others: 403 },
    ok: 404,
    call: ({ people }, actor) => ({
      url: `/api/v1/account/people/${people[actor === "client" ? "other client" : "client"].userName}`,
    }),
  },
];
