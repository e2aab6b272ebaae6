import formbody from "@fastify/formbody";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { limits } from "#contract/limits.ts";
import { Credentials, PasswordChange, Profile } from "#contract/session.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { plainText } from "#server/http/plain-text.ts";
import { nameGone } from "#server/offers/name-gone.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "./caller.ts";
import { changePassword } from "./change-password.ts";
import { readDevice } from "./device.ts";
import { login, type Visitor } from "./login.ts";
import { fromOwnSite } from "./own-site.ts";
import { readProfile } from "./profile.ts";
import { deleteSession } from "./sql.ts";

const signedIn = { security: [{ bearer: [] }], tags: ["session"] };

/** Login, profile, logout and password (docs/rules.md). */
export function registerSession(app: App, parts: Parts): void {
  const { db, callers } = parts;
  registerLogin(app, parts);

  app.get(
    "/api/v1/auth/me",
    {
      onRequest: callers.signedIn(undefined, { beforeSetUp: true }),
      schema: { ...signedIn, response: { 200: Profile } },
    },
    async (request, reply) => {
      const { profile, etag } = await readProfile(db, callerOf(request), parts);
      const offers = nameGone(profile.offers, callerLocale(request.headers["accept-language"]));
      return reply.header("etag", etag).send({ ...profile, offers });
    },
  );

  app.post(
    "/api/v1/auth/logout",
    {
      onRequest: callers.signedIn(undefined, { beforeSetUp: true }),
      config: { isUncounted: true },
      schema: { ...signedIn, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await deleteSession(db, callerOf(request).tokenHash);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/password",
    {
      onRequest: callers.signedIn(undefined, { beforeSetUp: true }),
      schema: { ...signedIn, body: PasswordChange, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await changePassword(parts, callerOf(request), request.body, request.ip);
      return reply.code(204).send(null);
    },
  );
}

/** From where and with what a request comes. */
const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  address: ip,
  device: readDevice(headers["user-agent"]),
});

/** The one route that takes a form, and takes nothing else. */
function registerLogin(app: App, parts: Parts): void {
  void app.register(async (scope: App) => {
    scope.removeContentTypeParser("application/json");
    await scope.register(formbody, { bodyLimit: limits.bodyBytes });
    scope.post(
      "/api/v1/auth/login",
      {
        onRequest: fromOwnSite(parts.settings),
        schema: { tags: ["session"], consumes: ["application/x-www-form-urlencoded"], body: Credentials },
      },
      async (request, reply) => {
        const token = await login(parts, request.body, visitorOf(request));
        return reply.type(plainText).send(token);
      },
    );
  });
}
