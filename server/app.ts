import Fastify from "fastify";
import { limits } from "#contract/limits.ts";
import type { App } from "./http/app-type.ts";
import { registerClients } from "./clients/routes.ts";
import { answerThrown, registerErrors } from "./http/errors.ts";
import type { Parts } from "./http/parts.ts";
import { validatorCompiler } from "./http/validator.ts";
import { registerOffers } from "./offers/routes.ts";
import { registerSession } from "./session/routes.ts";
import { registerVoices } from "./voices/routes.ts";
import { registerVoiceArtists } from "./voice-artists/routes.ts";

// A name of 100 characters, each escaped as up to twelve.
const maxParamLength = limits.name * 12;

/** Never listens, so a test can inject requests. */
export function buildApp(parts: Parts): App {
  const app = Fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: parts.settings.trustProxy.length > 0 ? parts.settings.trustProxy : false,
    routerOptions: { maxParamLength },
    frameworkErrors: (error, request, reply) => answerThrown(error, request, reply),
  }) as App;
  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser("text/plain");
  registerErrors(app);
  registerSession(app, parts);
  registerVoices(app, parts);
  registerClients(app, parts);
  registerOffers(app, parts);
  registerVoiceArtists(app, parts);
  return app;
}
