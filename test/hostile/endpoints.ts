import type { World } from "#test/permissions/world.ts";
import { Authenticator } from "#test/support/second-factor/authenticator.ts";
import { artist } from "#test/voice-artists/artist.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { accountEndpoints } from "./account-endpoints.ts";
import { formType, type Endpoint } from "./calls.ts";
import { guestEndpoints } from "./guest-endpoints.ts";
import { offerEndpoints } from "./offer-endpoints.ts";

const paging = { page: ["0"], size: ["15"] };

/** A right call of every endpoint that takes anything. */
export function endpointsOf(
  { people, artistName, requestId, spareRequestId, spare, offers, room }: World,
  voiceId: string,
): Record<string, Endpoint> {
  const { userName, name, lastName } = { ...people.client, name: "Deniz", lastName: "Ada" };
  const client = { userName, name, lastName, isActive: true, isLocked: false };
  const offer = { budget: 1250.5, platform: "Radyo", version: 1, voiceIds: [voiceId] };
  return {
    ...accountEndpoints,
    "POST /api/v1/auth/login": {
      method: "POST",
      path: "/api/v1/auth/login",
      as: "nobody",
      type: formType,
      body: { username: userName, password: people.client.password },
    },
    "POST /api/v1/auth/password": {
      method: "POST",
      path: "/api/v1/auth/password",
      as: "client",
      body: { currentPassword: people.client.password, newPassword: people.client.password },
    },
    "POST /api/v1/auth/second-factor": {
      method: "POST",
      path: "/api/v1/auth/second-factor",
      as: "nobody",
      body: { ticket: "none", code: "123456" },
    },
    "POST /api/v1/auth/passkeys/login": {
      method: "POST",
      path: "/api/v1/auth/passkeys/login",
      as: "nobody",
      body: { response: new Authenticator().get({ challenge: "none" }) },
    },
    "POST /api/v1/auth/passkeys": {
      method: "POST",
      path: "/api/v1/auth/passkeys",
      as: "client",
      body: { response: new Authenticator().create({ challenge: "none" }), name: "Anahtar" },
    },
    "POST /api/v1/auth/passkeys/{id}": {
      method: "POST",
      path: "/api/v1/auth/passkeys/{}",
      param: crypto.randomUUID(),
      as: "client",
      body: { name: "Anahtar" },
    },
    "POST /api/v1/auth/totp/confirm": {
      method: "POST",
      path: "/api/v1/auth/totp/confirm",
      as: "client",
      body: { code: "123456" },
    },
    "POST /api/v1/auth/proof": {
      method: "POST",
      path: "/api/v1/auth/proof",
      as: "client",
      body: { password: people.client.password },
    },
    "GET /api/v1/auth/me": { method: "GET", path: "/api/v1/auth/me", as: "client" },
    "GET /api/v1/voices": {
      method: "GET",
      path: "/api/v1/voices",
      as: "client",
      query: { ...paging, gender: ["Female"], languageNames: ["TURKISH", "KURDISH"] },
    },
    "GET /api/v1/voices/pace": {
      method: "GET",
      path: "/api/v1/voices/pace",
      as: "client",
      query: { voiceId: [voiceId], language: ["TURKISH"] },
    },
    "POST /api/v1/clients": {
      method: "POST",
      path: "/api/v1/clients",
      as: "owner",
      body: { name: "Ayşe", lastName: "Öz", email: "ayse@example.com", company: "Örnek A.Ş." },
    },
    "GET /api/v1/clients": {
      method: "GET",
      path: "/api/v1/clients",
      as: "owner",
      query: { ...paging, q: ["deniz ada"], state: ["active"], order: ["-lastSeenAt"] },
    },
    "GET /api/v1/clients/accounts/{accountId}": {
      method: "GET",
      path: "/api/v1/clients/accounts/{}",
      param: spare?.accountId ?? "",
      as: "owner",
    },
    "POST /api/v1/clients/accounts/{accountId}": {
      method: "POST",
      path: "/api/v1/clients/accounts/{}",
      // Before there is a world the endpoints are only counted.
      param: spare?.accountId ?? "",
      as: "owner",
      body: { company: "Örnek A.Ş.", isLocked: false },
    },
    "POST /api/v1/team": {
      method: "POST",
      path: "/api/v1/team",
      as: "owner",
      body: { name: "Ayşe", email: "ayse@example.com" },
    },
    "GET /api/v1/history": {
      method: "GET",
      path: "/api/v1/history",
      as: "owner",
      query: {
        ...paging,
        person: ["owner"],
        subject: ["clients"],
        from: ["2026-01-01"],
        to: ["2026-12-31"],
        offset: ["180"],
      },
    },
    "POST /api/v1/clients/update/{clientName}": {
      method: "POST",
      path: "/api/v1/clients/update/{}",
      param: userName,
      as: "client",
      body: { ...client, likedVoiceMp3s: ["https://samples.example/a.mp3"], offers: [offer] },
    },
    "POST /api/v1/clients/update/{clientName} as owner": {
      method: "POST",
      path: "/api/v1/clients/update/{}",
      param: people["other client"].userName,
      as: "owner",
      body: { ...client, userName: people["other client"].userName, likedVoiceMp3s: [], offers: [] },
    },
    "GET /api/v1/clients/{id}/liked-voices": {
      method: "GET",
      path: "/api/v1/clients/{}/liked-voices",
      param: userName,
      as: "owner",
    },
    "GET /api/v1/offers": {
      method: "GET",
      path: "/api/v1/offers",
      as: "owner",
      query: { ...paging, status: ["open,declined"], turn: ["agency"], q: ["deniz"] },
    },
    "GET /api/v1/offers/attention": { method: "GET", path: "/api/v1/offers/attention", as: "client" },
    ...offerEndpoints(offers?.client),
    ...guestEndpoints(room?.token ?? ""),
    "POST /api/v1/voice-artists": {
      method: "POST",
      path: "/api/v1/voice-artists",
      as: "owner",
      body: { name: "Yeni Ses", ...artist, voices: [{ voiceMp3: "https://samples.example/b.mp3" }] },
    },
    "POST /api/v1/voice-artists/update/{artistName}": {
      method: "POST",
      path: "/api/v1/voice-artists/update/{}",
      param: artistName,
      as: "owner",
      body: {
        artistName,
        name: artistName,
        ...artist,
        voices: [{ voiceId, voiceMp3: "https://samples.example/a.mp3" }],
      },
    },
    "GET /api/v1/voice-artists/names/{name}": {
      method: "GET",
      path: "/api/v1/voice-artists/names/{}",
      param: artistName,
      as: "owner",
    },
    "POST /api/voice-request": {
      method: "POST",
      path: "/api/voice-request",
      as: "nobody",
      body: { ...requestOf() },
    },
    "GET /api/v1/voice-requests": {
      method: "GET",
      path: "/api/v1/voice-requests",
      as: "owner",
      query: { ...paging, status: ["new"] },
    },
    "POST /api/v1/voice-requests/{id}/status": {
      method: "POST",
      path: "/api/v1/voice-requests/{}/status",
      param: requestId,
      as: "owner",
      body: { status: "closed" },
    },
    "POST /api/v1/requests/{id}/client": {
      method: "POST",
      path: "/api/v1/requests/{}/client",
      param: spareRequestId,
      as: "owner",
      body: { name: "Ayşe", lastName: "Öz", email: "oz@example.com", invite: true, eventId: "0" },
    },
    "GET /api/v1/offers/first": { method: "GET", path: "/api/v1/offers/first", as: "client" },
    "POST /api/v1/policy-reports": {
      method: "POST",
      path: "/api/v1/policy-reports",
      as: "nobody",
      type: "application/csp-report",
      body: { "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline" } },
    },
    "GET /audio/{file}": { method: "GET", path: "/audio/{}", param: "known.mp3", as: "nobody" },
  };
}
