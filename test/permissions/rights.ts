import type { InjectOptions } from "fastify";
import { formOf } from "#test/audio/upload-call.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { accountRights } from "./account-rights.ts";
import type { Actor } from "./actors.ts";
import { artistRights } from "./artist-rights.ts";
import { attachmentRights } from "./attachment-rights.ts";
import { guestRights } from "./guest-rights.ts";
import { importRights } from "./import-rights.ts";
import { listRights } from "./list-rights.ts";
import { listeningRights } from "./listening-rights.ts";
import { offerRights } from "./offer-rights.ts";
import { productionRights } from "./production-rights.ts";
import { requestRights } from "./request-rights.ts";
import { roomRights } from "./room-rights.ts";
import { sessionRights } from "./session-rights.ts";
import type { World } from "./world.ts";

/** Who may call: everyone, whoever is signed in, owners; or, of the signed-in ones, those named; `owner` is what an owner hears who is not. */
type Access = "everyone" | "signed in" | "owner" | { only: readonly Actor[]; others: number; owner?: number };

/** A call of one route on one target, the status that a permitted caller gets, and who is permitted. */
export interface Right {
  route: string;
  target?: string;
  access: Access;
  ok: number;
  /** Asks who it is again where that was shown more than ten minutes ago. */
  proof?: true;
  /** Open to somebody who has yet to choose an own password, or to set up a second factor. */
  beforeSetUp?: true;
  call(world: World, actor: Actor): InjectOptions;
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const artist = { age: 30, gender: "Female", voiceColors: [], languages: [], ageRanges: [] };
const unknown = crypto.randomUUID();
let made = 0;
const newName = () => `Yeni ${(made += 1)}`;

const update = (name: (world: World) => string) => (world: World) => ({
  url: `/api/v1/clients/update/${name(world)}`,
  payload: {},
});
const liked = (name: (world: World) => string) => (world: World) => ({
  url: `/api/v1/clients/${name(world)}/liked-voices`,
});
const status = (id: (world: World) => string) => (world: World) => ({
  url: `/api/v1/voice-requests/${id(world)}/status`,
  payload: { status: "contacted" },
});
const updateArtist = (artistName: (world: World) => string) => (world: World) => ({
  url: `/api/v1/voice-artists/update/${encodeURIComponent(artistName(world))}`,
  payload: { artistName: artistName(world), name: artistName(world), ...artist, voices: [] },
});
const url = (path: string) => () => ({ url: path });

/** Every route of the API; a registered one that is not here fails the suite. */
export const rights: readonly Right[] = [
  {
    route: "POST /api/v1/auth/login",
    access: "everyone",
    ok: 200,
    call: (world) => ({
      url: "/api/v1/auth/login",
      headers: form,
      payload: new URLSearchParams({
        username: world.people.client.userName,
        password: world.people.client.password,
      }).toString(),
    }),
  },
  {
    route: "GET /api/v1/auth/me",
    access: "signed in",
    ok: 200,
    beforeSetUp: true,
    call: url("/api/v1/auth/me"),
  },
  {
    route: "POST /api/v1/auth/logout",
    access: "signed in",
    ok: 204,
    beforeSetUp: true,
    call: url("/api/v1/auth/logout"),
  },
  {
    route: "POST /api/v1/auth/password",
    access: "signed in",
    ok: 204,
    beforeSetUp: true,
    call: (world, actor) => ({
      url: "/api/v1/auth/password",
      payload: {
        // The password stays what it was: another actor of this person still logs in with it.
        currentPassword: world.passwordOf(actor),
        newPassword: world.passwordOf(actor),
      },
    }),
  },
  ...sessionRights,
  ...accountRights,
  { route: "GET /api/v1/voices", access: "signed in", ok: 200, call: url("/api/v1/voices?gender=Female") },
  {
    route: "GET /api/v1/voices/suggestions",
    access: "signed in",
    ok: 200,
    call: url("/api/v1/voices/suggestions?q=ka&gender=Female"),
  },
  {
    route: "GET /api/v1/voices/pace",
    access: "signed in",
    ok: 200,
    call: url(`/api/v1/voices/pace?voiceId=${unknown}&language=TURKISH`),
  },
  {
    route: "GET /api/v1/voices/:voiceId/audio",
    target: "an offered",
    access: { only: ["client", "other client", "owner"], others: 404 },
    ok: 200,
    call: ({ voiceId }) => ({ url: `/api/v1/voices/${voiceId}/audio` }),
  },
  {
    route: "GET /api/v1/voices/:voiceId/audio",
    target: "an unknown",
    access: "signed in",
    ok: 404,
    call: url(`/api/v1/voices/${unknown}/audio`),
  },
  {
    route: "POST /api/v1/clients",
    access: "owner",
    ok: 201,
    call: () => ({ url: "/api/v1/clients", payload: { name: newName(), lastName: "Öz" } }),
  },
  {
    route: "POST /api/v1/clients/update/:clientName",
    target: "the client's",
    access: { only: ["client", "owner"], others: 404 },
    ok: 200,
    call: update(({ people }) => people.client.userName),
  },
  {
    route: "POST /api/v1/clients/update/:clientName",
    target: "the other client's",
    access: { only: ["other client", "owner"], others: 404 },
    ok: 200,
    call: update(({ people }) => people["other client"].userName),
  },
  {
    route: "POST /api/v1/clients/update/:clientName",
    target: "nobody's",
    access: { only: [], others: 404 },
    ok: 200,
    call: update(() => "nobody"),
  },
  {
    route: "POST /api/v1/clients/update/:clientName",
    target: "an owner's",
    access: { only: [], others: 404 },
    ok: 200,
    call: update(({ people }) => people.owner.userName),
  },
  {
    route: "GET /api/v1/clients/:id/liked-voices",
    target: "the client's",
    access: { only: ["client", "owner"], others: 404 },
    ok: 200,
    call: liked(({ people }) => people.client.userName),
  },
  {
    route: "GET /api/v1/clients/:id/liked-voices",
    target: "the other client's",
    access: { only: ["other client", "owner"], others: 404 },
    ok: 200,
    call: liked(({ people }) => people["other client"].userName),
  },
  {
    route: "GET /api/v1/clients/:id/liked-voices",
    target: "nobody's",
    access: { only: [], others: 404 },
    ok: 200,
    call: liked(() => "nobody"),
  },
  {
    route: "GET /api/v1/clients",
    access: "owner",
    ok: 200,
    call: url("/api/v1/clients?q=deniz&state=active"),
  },
  {
    route: "POST /api/v1/clients/:userName/credentials",
    target: "a client's",
    access: "owner",
    ok: 200,
    proof: true,
    call: ({ spare }) => ({ url: `/api/v1/clients/${spare.userName}/credentials` }),
  },
  {
    route: "POST /api/v1/clients/:userName/credentials",
    target: "an owner's",
    access: "owner",
    ok: 404,
    proof: true,
    call: ({ people }) => ({ url: `/api/v1/clients/${people.owner.userName}/credentials` }),
  },
  {
    route: "POST /api/v1/clients/:userName/invitation",
    target: "a client's",
    access: "owner",
    ok: 204,
    call: ({ spare }) => ({ url: `/api/v1/clients/${spare.userName}/invitation` }),
  },
  {
    route: "POST /api/v1/clients/:userName/invitation",
    target: "nobody's",
    access: "owner",
    ok: 404,
    call: url("/api/v1/clients/nobody/invitation"),
  },
  ...(["a known", "an unknown"] as const).map((target): Right => ({
    route: "GET /api/v1/clients/accounts/:accountId",
    target,
    access: "owner",
    ok: target === "a known" ? 200 : 404,
    call: ({ spare }) => ({
      url: `/api/v1/clients/accounts/${target === "a known" ? spare.accountId : unknown}`,
    }),
  })),
  {
    route: "POST /api/v1/clients/accounts/:accountId",
    target: "a known",
    access: "owner",
    ok: 204,
    call: ({ spare }) => ({
      url: `/api/v1/clients/accounts/${spare.accountId}`,
      payload: { company: newName() },
    }),
  },
  {
    route: "POST /api/v1/clients/accounts/:accountId",
    target: "a nonsensical",
    access: "owner",
    ok: 404,
    call: () => ({ url: "/api/v1/clients/accounts/1", payload: {} }),
  },
  {
    route: "GET /api/v1/clients/accounts/:accountId/export",
    target: "a known",
    access: "owner",
    ok: 200,
    proof: true,
    call: ({ spare }) => ({ url: `/api/v1/clients/accounts/${spare.accountId}/export` }),
  },
  {
    route: "GET /api/v1/clients/accounts/:accountId/export",
    target: "an unknown",
    access: "owner",
    ok: 404,
    proof: true,
    call: url(`/api/v1/clients/accounts/${unknown}/export`),
  },
  {
    route: "DELETE /api/v1/clients/accounts/:accountId",
    target: "a known",
    access: "owner",
    ok: 204,
    proof: true,
    call: ({ leaving }) => ({ url: `/api/v1/clients/accounts/${leaving.accountId}` }),
  },
  {
    route: "DELETE /api/v1/clients/accounts/:accountId",
    target: "an unknown",
    access: "owner",
    ok: 404,
    proof: true,
    call: url(`/api/v1/clients/accounts/${unknown}`),
  },
  {
    route: "GET /api/v1/account/export",
    access: "signed in",
    ok: 200,
    proof: true,
    call: url("/api/v1/account/export"),
  },
  { route: "GET /api/v1/team", access: "owner", ok: 200, call: url("/api/v1/team") },
  {
    route: "POST /api/v1/team",
    access: "owner",
    ok: 201,
    proof: true,
    call: () => ({ url: "/api/v1/team", payload: { name: newName() } }),
  },
  {
    route: "DELETE /api/v1/team/:userName",
    target: "an owner's",
    access: "owner",
    ok: 204,
    proof: true,
    call: ({ leavingOwner }) => ({ url: `/api/v1/team/${leavingOwner.userName}` }),
  },
  {
    route: "DELETE /api/v1/team/:userName",
    target: "a client's",
    access: "owner",
    ok: 404,
    proof: true,
    call: ({ people }) => ({ url: `/api/v1/team/${people.client.userName}` }),
  },
  { route: "GET /api/v1/insights", access: "owner", ok: 200, call: url("/api/v1/insights?days=30") },
  {
    route: "GET /api/v1/insights/:chart.csv",
    access: "owner",
    ok: 200,
    call: url("/api/v1/insights/unmet-demand.csv"),
  },
  {
    route: "POST /api/v1/plays",
    access: { only: ["client", "other client", "former owner"], others: 403 },
    ok: 404,
    call: () => ({ url: "/api/v1/plays", payload: { voiceId: unknown } }),
  },
  { route: "GET /api/v1/history", access: "owner", ok: 200, call: url("/api/v1/history?subject=security") },
  {
    route: "GET /api/v1/history.csv",
    access: "owner",
    ok: 200,
    proof: true,
    call: url("/api/v1/history.csv"),
  },
  ...offerRights,
  ...productionRights,
  ...attachmentRights,
  ...listeningRights,
  ...importRights,
  ...listRights,
  ...roomRights,
  ...guestRights,
  ...artistRights,
  {
    route: "POST /api/v1/voice-artists",
    access: "owner",
    ok: 201,
    call: () => ({ url: "/api/v1/voice-artists", payload: { name: newName(), ...artist, voices: [] } }),
  },
  {
    route: "POST /api/v1/voice-artists/update/:artistName",
    target: "a known",
    access: "owner",
    ok: 200,
    call: updateArtist(({ artistName }) => artistName),
  },
  {
    route: "POST /api/v1/voice-artists/update/:artistName",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: updateArtist(() => "Kimse"),
  },
  {
    route: "GET /api/v1/voice-artists/names",
    access: "owner",
    ok: 200,
    call: url("/api/v1/voice-artists/names"),
  },
  {
    route: "GET /api/v1/voice-artists/names/:name",
    target: "a known",
    access: "owner",
    ok: 200,
    call: ({ artistName }) => ({ url: `/api/v1/voice-artists/names/${encodeURIComponent(artistName)}` }),
  },
  {
    route: "GET /api/v1/voice-artists/names/:name",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: url("/api/v1/voice-artists/names/kimse"),
  },
  {
    route: "POST /api/voice-request",
    access: "everyone",
    ok: 200,
    call: () => ({ url: "/api/voice-request", payload: requestOf({ companyName: newName() }) }),
  },
  { route: "GET /api/v1/voice-requests", access: "owner", ok: 200, call: url("/api/v1/voice-requests") },
  {
    route: "POST /api/v1/voice-requests/:id/status",
    target: "a known",
    access: "owner",
    ok: 200,
    call: status(({ requestId }) => requestId),
  },
  {
    route: "POST /api/v1/voice-requests/:id/status",
    target: "an unknown",
    access: "owner",
    ok: 404,
    call: status(() => unknown),
  },
  {
    route: "POST /api/v1/voice-requests/:id/status",
    target: "a nonsensical",
    access: "owner",
    ok: 404,
    call: status(() => "1"),
  },
  ...requestRights,
  { route: "GET /api/v1/showcase", access: "everyone", ok: 200, call: url("/api/v1/showcase") },
  {
    route: "POST /api/v1/showcase",
    access: "owner",
    ok: 200,
    call: () => ({ url: "/api/v1/showcase", payload: { voiceIds: [] } }),
  },
  {
    route: "GET /api/v1/showcase/choices",
    access: "owner",
    ok: 200,
    call: url("/api/v1/showcase/choices?q=ka"),
  },
  {
    route: "POST /api/v1/audio",
    access: "owner",
    ok: 201,
    call: ({ clip }) => ({ url: "/api/v1/audio", ...formOf(clip) }),
  },
  {
    route: "GET /audio/:file",
    target: "an unknown",
    access: "everyone",
    ok: 404,
    call: url("/audio/no.mp3"),
  },
  {
    route: "GET /audio/:file",
    target: "a known",
    access: "everyone",
    ok: 200,
    call: ({ audioName }) => ({ url: `/audio/${audioName}` }),
  },
  {
    route: "POST /api/v1/policy-reports",
    access: "everyone",
    ok: 204,
    call: () => ({
      url: "/api/v1/policy-reports",
      headers: { "content-type": "application/csp-report" },
      payload: JSON.stringify({ "csp-report": { "effective-directive": "script-src-elem" } }),
    }),
  },
  { route: "GET /healthz", access: "everyone", ok: 200, call: url("/healthz") },
  { route: "GET /readyz", access: "everyone", ok: 200, call: url("/readyz") },
  {
    route: "GET /.well-known/security.txt",
    access: "everyone",
    ok: 404,
    call: url("/.well-known/security.txt"),
  },
  { route: "GET /api/openapi.json", access: "everyone", ok: 200, call: url("/api/openapi.json") },
];

/** Routes for everyone that read nothing of the database: the pages about the contract, and what is unknown. */
export const openPlaces = [/^\/api\/docs(\/|$)/, /^\/(api|audio|api\/v1\/guest)\/\*$/];

const outsiders: readonly Actor[] = ["anonymous", "malformed", "expired", "revoked", "locked", "inactive"];

/** Somebody whom a route lets in, if anybody. */
export const insiderOf = ({ access }: Right): "client" | "owner" =>
  typeof access === "object" && !access.only.includes("owner") && access.only.includes("client")
    ? "client"
    : "owner";

/** The status that the table promises this actor. */
export function promisedStatus({ access, ok }: Right, actor: Actor): number {
  if (access === "everyone") return ok;
  if (outsiders.includes(actor)) return 401;
  if (access === "signed in") return ok;
  if (access === "owner") return actor === "owner" ? ok : 403;
  if (access.only.includes(actor)) return ok;
  return actor === "owner" ? (access.owner ?? access.others) : access.others;
}
