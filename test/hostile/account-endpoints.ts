import type { Endpoint } from "./calls.ts";

const link = { token: "A".repeat(43) };
const linkPassword = { ...link, newPassword: "correct horse battery" };

const post = (as: Endpoint["as"], path: string, body: Record<string, unknown>): [string, Endpoint] => [
  `POST /api/v1/${path}`,
  { method: "POST", path: `/api/v1/${path}`, as, body },
];

/** A right call of every endpoint of the account, of forgotten passwords and of the links of mails. */
export const accountEndpoints: Record<string, Endpoint> = Object.fromEntries([
  post("nobody", "auth/forgot", { username: "deniz@ornek.example" }),
  post("nobody", "auth/reset", linkPassword),
  post("nobody", "auth/invitation", linkPassword),
  post("nobody", "auth/confirm-address", link),
  post("client", "account", { locale: "en", mails: { offers: true, rooms: false } }),
  post("client", "account/address", { email: "deniz@ornek.example" }),
  post("client", "account/people", { name: "Ece", lastName: "Ay", email: "ece@ornek.example" }),
]);
