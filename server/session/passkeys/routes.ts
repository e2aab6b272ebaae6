import { Type } from "typebox";
import { Passkey, PasskeyAnswer, PasskeyDraft, PasskeyName, PasskeyOptions } from "#contract/account.ts";
import type { App } from "#server/http/app-type.ts";
import { plainText } from "#server/http/plain-text.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { fromOwnSite } from "#server/session/login/own-site.ts";
import { visitorOf } from "#server/session/login/visitor.ts";
import { loginOptions, loginWithPasskey } from "./login.ts";
import { addPasskey, nameIt, newPasskeyOptions, removePasskey } from "./manage.ts";

const signedIn = { security: [{ bearer: [] }], tags: ["session"] };
const ofOne = { params: Type.Object({ id: Type.String() }), response: { 204: Type.Null() } };

/** Signing in with a passkey, and the passkeys of whoever calls. */
export function registerPasskeys(app: App, parts: Parts): void {
  registerLogin(app, parts);
  const { callers } = parts;
  const setUp = callers.signedIn(undefined, { proof: true, beforeSetUp: true });

  app.post(
    "/api/v1/auth/passkeys/options",
    { onRequest: setUp, schema: { ...signedIn, response: { 200: PasskeyOptions } } },
    async (request, reply) => reply.send(await newPasskeyOptions(parts, callerOf(request))),
  );

  app.post(
    "/api/v1/auth/passkeys",
    { onRequest: setUp, schema: { ...signedIn, body: PasskeyDraft, response: { 201: Passkey } } },
    async (request, reply) => {
      const passkey = await addPasskey(parts, callerOf(request), request.body);
      return reply.code(201).send(passkey);
    },
  );

  app.post(
    "/api/v1/auth/passkeys/:id",
    { onRequest: callers.signedIn(), schema: { ...signedIn, ...ofOne, body: PasskeyName } },
    async (request, reply) => {
      await nameIt(parts, callerOf(request), { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/auth/passkeys/:id",
    { onRequest: callers.signedIn(undefined, { proof: true }), schema: { ...signedIn, ...ofOne } },
    async (request, reply) => {
      await removePasskey(parts, callerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

function registerLogin(app: App, parts: Parts): void {
  const onRequest = fromOwnSite(parts.settings);
  const tags = ["session"];

  app.post(
    "/api/v1/auth/passkeys/login-options",
    { onRequest, schema: { tags, response: { 200: PasskeyOptions } } },
    async (request, reply) => reply.send(await loginOptions(parts, visitorOf(request))),
  );

  app.post(
    "/api/v1/auth/passkeys/login",
    { onRequest, schema: { tags, body: PasskeyAnswer } },
    async (request, reply) => {
      const token = await loginWithPasskey(parts, request.body.response, visitorOf(request));
      return reply.type(plainText).send(token);
    },
  );
}
