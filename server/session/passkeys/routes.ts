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
const ofOne = {
  params: Type.Object({ id: Type.String({ description: "Of a passkey" }) }),
  response: { 204: Type.Null() },
};

/** Signing in with a passkey, and the passkeys of whoever calls. */
export function registerPasskeys(app: App, parts: Parts): void {
  registerLogin(app, parts);
  const { callers } = parts;
  const setUp = callers.signedIn(undefined, { proof: true, beforeSetUp: true });

  app.post(
    "/api/v1/auth/passkeys/options",
    {
      onRequest: setUp,
      schema: {
        operationId: "getPasskeyOptions",
        summary: "What a browser is asked for to make a passkey",
        refusals: [403, 422, 429],
        again: "it answers another challenge",
        ...signedIn,
        response: { 200: PasskeyOptions },
      },
    },
    async (request, reply) => reply.send(await newPasskeyOptions(parts, callerOf(request))),
  );

  app.post(
    "/api/v1/auth/passkeys",
    {
      onRequest: setUp,
      schema: {
        operationId: "addPasskey",
        summary: "Add a passkey",
        refusals: [403, 422, 429],
        again: "it is refused, because the challenge is used up; the passkey is among the others",
        ...signedIn,
        body: PasskeyDraft,
        response: { 201: Passkey },
      },
    },
    async (request, reply) => {
      const passkey = await addPasskey(parts, callerOf(request), request.body);
      return reply.code(201).send(passkey);
    },
  );

  app.post(
    "/api/v1/auth/passkeys/:id",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "renamePasskey",
        summary: "Give a passkey another name",
        refusals: [403, 404, 422, 429],
        again: "it changes nothing",
        ...signedIn,
        ...ofOne,
        body: PasskeyName,
      },
    },
    async (request, reply) => {
      await nameIt(parts, callerOf(request), { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/auth/passkeys/:id",
    {
      onRequest: callers.signedIn(undefined, { proof: true }),
      schema: {
        operationId: "removePasskey",
        summary: "Remove a passkey",
        refusals: [403, 404, 429],
        ...signedIn,
        ...ofOne,
      },
    },
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
    {
      onRequest,
      schema: {
        operationId: "getPasskeyLoginOptions",
        summary: "What a browser is asked for to log in with a passkey",
        refusals: [403, 429],
        again: "it answers another challenge",
        tags,
        response: { 200: PasskeyOptions },
      },
    },
    async (request, reply) => reply.send(await loginOptions(parts, visitorOf(request))),
  );

  app.post(
    "/api/v1/auth/passkeys/login",
    {
      onRequest,
      schema: {
        operationId: "logInWithPasskey",
        summary: "Log in with a passkey; the answer is the token",
        refusals: [401, 403],
        again: "it is refused, because the challenge is used up",
        answers: { 200: "text/plain" },
        tags,
        body: PasskeyAnswer,
      },
    },
    async (request, reply) => {
      const token = await loginWithPasskey(parts, request.body.response, visitorOf(request));
      return reply.type(plainText).send(token);
    },
  );
}
