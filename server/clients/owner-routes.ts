import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ClientDetails } from "#contract/clients/client-details.ts";
import { AccountChange, ClientCredentials, ClientDraft, ClientPage } from "#contract/clients/clients.ts";
import { clientOrders, personStates } from "#contract/constants/values/people.ts";
import { limits } from "#contract/constants/limits.ts";
import { pagingQuery } from "#contract/paging.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf, secretIdempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { changeAccount, deleteAccount } from "./accounts.ts";
import { createClient } from "./create.ts";
import { renewCredentials } from "./credentials.ts";
import { readClient } from "./details.ts";
import { inviteAgain } from "./invite.ts";
import { findAccounts } from "./find.ts";

const documented = { security: [{ bearer: [] }], tags: ["clients"] };
const ListQuery = Type.Object(
  {
    ...pagingQuery,
    q: Type.Optional(
      Type.String({ maxLength: limits.name, description: "part of a name, a company or an address" }),
    ),
    state: Type.Optional(Type.Enum([...personStates])),
    order: Type.Optional(Type.Enum([...clientOrders])),
  },
  { additionalProperties: false },
);
const OfPerson = Type.Object({ userName: Type.String() });
const OfAccount = Type.Object({ accountId: Type.String() });
const headers = Type.Object(secretIdempotencyHeader);
const nothing = { 204: Type.Null() };

const localeOf = (request: FastifyRequest) => callerLocale(request.headers["accept-language"]);
const sentBy = (request: FastifyRequest) => ({
  locale: localeOf(request),
  keyed: keyedCallOf(request, callerOf(request).userId),
});

/** Clients and their accounts, for owners (docs/rules.md). */
export function registerClientAccounts(app: App, parts: Parts): void {
  const { db, clock, callers, settings } = parts;
  const onRequest = callers.signedIn("OWNER");
  const withProof = callers.signedIn("OWNER", { proof: true });

  app.get(
    "/api/v1/clients",
    {
      onRequest,
      schema: {
        operationId: "listClients",
        summary: "A page of the clients' accounts with their people",
        refusals: [403],
        ...documented,
        querystring: ListQuery,
        response: { 200: ClientPage },
      },
    },
    async (request, reply) => {
      const { page, size, ...filters } = request.query;
      const days = { now: clock(), today: agencyToday(parts) };
      return reply.send(
        await findAccounts(db, readPaging({ page, size }, limits.pageSize.longest), filters, days),
      );
    },
  );

  app.post(
    "/api/v1/clients",
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "createClient",
        summary: "Create a client",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        headers,
        body: ClientDraft,
        response: { 201: ClientCredentials },
      },
    },
    async (request, reply) => {
      const credentials = await createClient(parts, callerOf(request), request.body, sentBy(request));
      return reply.code(201).header("cache-control", "no-store").send(credentials);
    },
  );

  app.post(
    "/api/v1/clients/:userName/credentials",
    {
      onRequest: withProof,
      config: { lane: "hash" },
      schema: {
        operationId: "renewClientCredentials",
        summary:
          "Give a client a new password and end its sessions, links, passkeys and two-step verification",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        headers,
        params: OfPerson,
        response: { 200: ClientCredentials },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      const credentials = await renewCredentials(parts, callerOf(request), userName, sentBy(request));
      return reply.header("cache-control", "no-store").send(credentials);
    },
  );

  app.post(
    "/api/v1/clients/:userName/invitation",
    {
      onRequest,
      schema: {
        operationId: "inviteClientAgain",
        summary: "Invite a client once more who has not come in yet",
        refusals: [403, 404, 422, 429],
        again: "it sends another letter, whose link replaces the one before",
        ...documented,
        params: OfPerson,
        response: nothing,
      },
    },
    async (request, reply) => {
      await inviteAgain(parts, callerOf(request), request.params.userName, localeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/v1/clients/accounts/:accountId",
    {
      onRequest,
      schema: {
        operationId: "getClientAccount",
        summary: "A client's account with its people, requests, offers and the rooms opened for it",
        refusals: [403, 404],
        ...documented,
        params: OfAccount,
        response: { 200: ClientDetails },
      },
    },
    async (request, reply) => {
      const moment = { now: clock(), today: agencyToday(parts), timeZone: settings.agencyTimeZone };
      return reply.send(await readClient(db, request.params.accountId, moment));
    },
  );

  app.post(
    "/api/v1/clients/accounts/:accountId",
    {
      onRequest,
      schema: {
        operationId: "changeClientAccount",
        summary: "Change the company of a client's account, or lock it",
        refusals: [403, 404, 422, 429],
        again: "it changes nothing",
        ...documented,
        params: OfAccount,
        body: AccountChange,
        response: nothing,
      },
    },
    async (request, reply) => {
      await changeAccount(db, by(callerOf(request)), request.params.accountId, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/clients/accounts/:accountId",
    {
      onRequest: withProof,
      schema: {
        operationId: "deleteClientAccount",
        summary: "Delete a client's account with its people",
        refusals: [403, 404, 429],
        ...documented,
        params: OfAccount,
        response: nothing,
      },
    },
    async (request, reply) => {
      await deleteAccount(db, by(callerOf(request)), request.params.accountId, clock());
      return reply.code(204).send(null);
    },
  );
}
