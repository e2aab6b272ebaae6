import { Type } from "typebox";
import { AddressLink, Forgotten, LinkPassword } from "#contract/session.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { visitorOf } from "#server/session/login/visitor.ts";
import type { Settings } from "#server/settings.ts";
import { confirmAddress } from "./change-address.ts";
import { choosePassword } from "./choose-password.ts";
import { forgot } from "./forgot.ts";

const documented = { tags: ["account"] };

/** A guard: 404 where no letters can be sent. */
export const whereMailIs =
  ({ mail }: Pick<Settings, "mail">) =>
  async (): Promise<void> => {
    if (!mail) throw new Problem(404, "not-found");
  };

/** Forgotten passwords, and the forms behind the links of mails: for everyone, because nobody is signed in there. */
export function registerLinks(app: App, parts: Parts): void {
  const onRequest = whereMailIs(parts.settings);

  app.post(
    "/api/v1/auth/forgot",
    {
      onRequest,
      schema: {
        operationId: "forgetPassword",
        summary:
          "Have a link sent to whoever has forgotten the password; the answer is the same for everybody",
        refusals: [404, 429],
        again: "it sends another letter, three an hour at most, whose link replaces the one before",
        ...documented,
        body: Forgotten,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await forgot(parts, request.body.username, visitorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/reset",
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "resetPassword",
        summary: "Set a new password by the link of a letter",
        refusals: [404, 422],
        again: "it is refused, because the link is used up",
        ...documented,
        body: LinkPassword,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await choosePassword(parts, "reset", request.body, visitorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/invitation",
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "acceptInvitation",
        summary: "Choose the first password by the link of a letter; the answer is the user name",
        refusals: [404, 422],
        again: "it is refused, because the link is used up",
        ...documented,
        body: LinkPassword,
        response: { 200: Type.Object({ userName: Type.String() }) },
      },
    },
    async (request, reply) => {
      const accepted = await choosePassword(parts, "invitation", request.body, visitorOf(request));
      return reply.header("cache-control", "no-store").send(accepted);
    },
  );

  app.post(
    "/api/v1/auth/confirm-address",
    {
      onRequest,
      schema: {
        operationId: "confirmAddress",
        summary: "Confirm an e-mail address by the link of a letter",
        refusals: [404, 422],
        again: "it is refused, because the link is used up",
        ...documented,
        body: AddressLink,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await confirmAddress(parts, request.body.token, visitorOf(request));
      return reply.code(204).send(null);
    },
  );
}
