import { Type } from "typebox";
import { RecoveryCodes, TotpCode, TotpSetup } from "#contract/account.ts";
import { SecondFactor } from "#contract/session.ts";
import type { App } from "#server/http/app-type.ts";
import { plainText } from "#server/http/plain-text.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { fromOwnSite } from "#server/session/login/own-site.ts";
import { visitorOf } from "#server/session/login/visitor.ts";
import { enterSecondFactor } from "./login.ts";
import { beginSetUp, confirmSetUp, renewCodes, turnOff } from "./set-up.ts";

const signedIn = { security: [{ bearer: [] }], tags: ["session"] };

/** The second step of a login, and the authenticator app of whoever calls. */
export function registerSecondFactor(app: App, parts: Parts): void {
  const { callers } = parts;

  app.post(
    "/api/v1/auth/second-factor",
    {
      onRequest: fromOwnSite(parts.settings),
      schema: {
        operationId: "enterSecondFactor",
        summary: "The second step of a login: a ticket and a code; the answer is the token",
        refusals: [401, 403, 422, 429],
        again: "it is refused, because the ticket is used up",
        answers: { 200: "text/plain" },
        tags: ["session"],
        body: SecondFactor,
      },
    },
    async (request, reply) => {
      const token = await enterSecondFactor(parts, request.body, visitorOf(request));
      return reply.type(plainText).send(token);
    },
  );

  app.post(
    "/api/v1/auth/totp",
    {
      onRequest: callers.signedIn(undefined, { proof: true, beforeSetUp: true }),
      schema: {
        operationId: "beginTotp",
        summary: "Begin to set up an authenticator app",
        refusals: [403, 409, 429],
        again: "it begins anew, and the secret before counts no longer",
        ...signedIn,
        response: { 200: TotpSetup },
      },
    },
    async (request, reply) => reply.send(await beginSetUp(parts, callerOf(request))),
  );

  app.post(
    "/api/v1/auth/totp/confirm",
    {
      onRequest: callers.signedIn(undefined, { beforeSetUp: true }),
      schema: {
        operationId: "confirmTotp",
        summary: "Turn the authenticator app on; the answer is the recovery codes, shown once",
        refusals: [409, 422, 429],
        again: "it is refused, because the generator is on; recovery codes can be made anew",
        ...signedIn,
        body: TotpCode,
        response: { 200: RecoveryCodes },
      },
    },
    async (request, reply) => reply.send(await confirmSetUp(parts, callerOf(request), request.body.code)),
  );

  app.delete(
    "/api/v1/auth/totp",
    {
      onRequest: callers.signedIn(undefined, { proof: true }),
      schema: {
        operationId: "turnTotpOff",
        summary: "Turn the authenticator app off",
        refusals: [403, 429],
        ...signedIn,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await turnOff(parts, callerOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/totp/recovery-codes",
    {
      onRequest: callers.signedIn(undefined, { proof: true }),
      schema: {
        operationId: "renewRecoveryCodes",
        summary: "New recovery codes, shown once",
        refusals: [403, 409, 429],
        again: "it makes others, and those before count no longer",
        ...signedIn,
        response: { 200: RecoveryCodes },
      },
    },
    async (request, reply) => reply.send(await renewCodes(parts, callerOf(request))),
  );
}
