import formbody from "@fastify/formbody";
import { Type } from "typebox";
import { PasskeyOptions } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import { Credentials, PasswordChange, Profile, Proof } from "#contract/session.ts";
import { by, recordHistory } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import { plainText } from "#server/http/plain-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { nameGone } from "#server/offers/name-gone.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "./caller.ts";
import { changePassword } from "#server/session/password/change-password.ts";
import { secondsLeft } from "./life.ts";
import { registerLiveSessions } from "./live-session-routes.ts";
import { login } from "#server/session/login/login.ts";
import { fromOwnSite } from "#server/session/login/own-site.ts";
import { registerPasskeys } from "#server/session/passkeys/routes.ts";
import { readProfile } from "./profile.ts";
import { proofOptions, prove } from "./prove.ts";
import { registerSecondFactor } from "#server/session/second-factor/routes.ts";
import { deleteSession } from "./sql.ts";
import { visitorOf } from "#server/session/login/visitor.ts";

const signedIn = { security: [{ bearer: [] }], tags: ["session"] };
const done = { response: { 204: Type.Null() } };

/** Login, profile, logout, password, second factors and the list of sessions (docs/rules.md). */
export function registerSession(app: App, parts: Parts): void {
  const { db, callers, clock } = parts;
  // What somebody may do who has yet to choose a password or to set up a second factor.
  const onRequest = callers.signedIn(undefined, { beforeSetUp: true });
  registerLogin(app, parts);
  registerProof(app, parts);
  registerPasskeys(app, parts);
  registerSecondFactor(app, parts);
  registerLiveSessions(app, parts);

  app.get(
    "/api/v1/auth/me",
    {
      onRequest,
      schema: {
        operationId: "getProfile",
        summary: "The profile of whoever calls",
        ...signedIn,
        response: { 200: Profile },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { profile, etag } = await readProfile(db, caller, parts);
      const offers = nameGone(profile.offers, callerLocale(request.headers["accept-language"]));
      return reply
        .header("etag", etag)
        .send({ ...profile, offers, sessionSeconds: secondsLeft(caller, clock()) });
    },
  );

  app.post(
    "/api/v1/auth/logout",
    {
      onRequest,
      config: { isUncounted: true },
      schema: {
        operationId: "logOut",
        summary: "End the token",
        again: "it ends nothing",
        ...signedIn,
        ...done,
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction(async (tx) => {
        await deleteSession(tx, caller.tokenHash);
        await recordHistory(tx, { ...by(caller), action: "logout", subjectId: caller.userId, changes: {} });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/password",
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "changePassword",
        summary: "Set a new password and end the other sessions",
        refusals: [422, 429],
        again: "it is refused, because the current password is another one by then",
        ...signedIn,
        body: PasswordChange,
        ...done,
      },
    },
    async (request, reply) => {
      await changePassword(parts, callerOf(request), request.body, addressGroup(request.ip));
      return reply.code(204).send(null);
    },
  );
}

/** Showing once more who it is, for what is sensitive (`proof.ts`). */
function registerProof(app: App, parts: Parts): void {
  const onRequest = parts.callers.signedIn(undefined, { beforeSetUp: true });

  app.post(
    "/api/v1/auth/proof/options",
    {
      onRequest,
      schema: {
        operationId: "getProofOptions",
        summary: "What a browser is asked for to show by a passkey who it is",
        refusals: [429],
        again: "it answers another challenge",
        ...signedIn,
        response: { 200: PasskeyOptions },
      },
    },
    async (request, reply) => reply.send(await proofOptions(parts, callerOf(request))),
  );

  app.post(
    "/api/v1/auth/proof",
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "prove",
        summary: "Show by a password or a passkey who it is, for ten minutes",
        refusals: [422, 429],
        again: "a password proves it again",
        ...signedIn,
        body: Proof,
        ...done,
      },
    },
    async (request, reply) => {
      await prove(parts, callerOf(request), request.body, addressGroup(request.ip));
      return reply.code(204).send(null);
    },
  );
}

/** The one route that takes a form, and takes nothing else. */
function registerLogin(app: App, parts: Parts): void {
  void app.register(async (scope: App) => {
    scope.removeContentTypeParser("application/json");
    await scope.register(formbody, { bodyLimit: limits.bodyBytes });
    scope.post(
      "/api/v1/auth/login",
      {
        onRequest: fromOwnSite(parts.settings),
        config: { lane: "hash" },
        schema: {
          operationId: "logIn",
          summary: "Log in; the answer is the token",
          refusals: [401, 429],
          refusalHeaders: { 401: ["second-factor-ticket"] },
          again: "it begins another session; one whose token nobody has ends by its time",
          answers: { 200: "text/plain" },
          tags: ["session"],
          consumes: ["application/x-www-form-urlencoded"],
          body: Credentials,
        },
      },
      async (request, reply) => {
        const entered = await login(parts, request.body, visitorOf(request));
        if ("token" in entered) return reply.type(plainText).send(entered.token);
        void reply.header("second-factor-ticket", entered.ticket);
        throw new Problem(401, "second-factor-needed");
      },
    );
  });
}
