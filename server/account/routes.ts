import { Type } from "typebox";
import { AccountUpdate, AddressChange, Colleague, ColleagueDraft, OwnAccount } from "#contract/account.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { changeAddress } from "./change-address.ts";
import { registerLinks, whereMailIs } from "./link-routes.ts";
import { readAccount, updateAccount } from "./own-account.ts";
import { inviteColleague, removeColleague } from "./people.ts";

const documented = { security: [{ bearer: [] }], tags: ["account"] };

/** What `/account` shows and changes, and the links of mails (docs/rules.md). */
export function registerAccount(app: App, parts: Parts): void {
  const { db, callers, settings } = parts;
  registerLinks(app, parts);

  app.get(
    "/api/v1/account",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "getAccount",
        summary: "What is kept of whoever calls",
        refusals: [403],
        ...documented,
        response: { 200: OwnAccount },
      },
    },
    async (request, reply) =>
      reply.header("cache-control", "no-store").send(await readAccount(db, callerOf(request).userId)),
  );

  app.post(
    "/api/v1/account",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "updateAccount",
        summary: "Change the language of e-mails and which of them to get",
        refusals: [403, 429],
        again: "it changes nothing",
        ...documented,
        body: AccountUpdate,
        response: { 200: OwnAccount },
      },
    },
    async (request, reply) =>
      reply
        .header("cache-control", "no-store")
        .send(await updateAccount(db, callerOf(request).userId, request.body)),
  );

  app.post(
    "/api/v1/account/address",
    {
      onRequest: [callers.signedIn(undefined, { proof: true }), whereMailIs(settings)],
      schema: {
        operationId: "changeAddress",
        summary: "Have a link sent to another e-mail address",
        refusals: [403, 404, 422, 429],
        again: "it sends another letter, whose link replaces the one before",
        ...documented,
        body: AddressChange,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const locale = callerLocale(request.headers["accept-language"]);
      await changeAddress(parts, callerOf(request), request.body.email, locale);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/account/people",
    {
      onRequest: [callers.signedIn("CLIENT"), whereMailIs(settings)],
      config: { lane: "hash" },
      schema: {
        operationId: "inviteColleague",
        summary: "Invite a colleague into the own company",
        refusals: [403, 404, 422, 429],
        ...documented,
        headers: Type.Object(idempotencyHeader),
        body: ColleagueDraft,
        response: { 201: Colleague },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const colleague = await inviteColleague(parts, caller, request.body, {
        locale: callerLocale(request.headers["accept-language"]),
        keyed: keyedCallOf(request, caller.userId),
      });
      return reply.code(201).header("cache-control", "no-store").send(colleague);
    },
  );

  app.delete(
    "/api/v1/account/people/:userName",
    {
      onRequest: callers.signedIn("CLIENT"),
      schema: {
        operationId: "removeColleague",
        summary: "Remove a colleague from the own company",
        refusals: [403, 404, 429],
        ...documented,
        params: Type.Object({ userName: Type.String() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeColleague(parts, callerOf(request), request.params.userName);
      return reply.code(204).send(null);
    },
  );
}
