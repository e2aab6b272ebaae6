import Fastify, { LogController } from "fastify";
import { limits } from "#contract/limits.ts";
import { registerAudioFiles } from "./audio/files.ts";
import { registerAudioUpload } from "./audio/upload.ts";
import type { App } from "./http/app-type.ts";
import { registerClients } from "./clients/routes.ts";
import { registerCrossOrigin } from "./http/cross-origin.ts";
import { registerApiDocs, registerApiDocument } from "./http/docs.ts";
import { answerThrown, registerErrors } from "./http/errors.ts";
import { registerHealth } from "./http/health.ts";
import { registerLoadShedding } from "./http/load-shedding.ts";
import type { Parts } from "./http/parts.ts";
import { registerPolicyReports } from "./http/policy-reports.ts";
import { registerRequestId, requestId } from "./http/request-id.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerSlowBodies } from "./http/slow-bodies.ts";
import { validatorCompiler } from "./http/validator.ts";
import { registerOffers } from "./offers/routes.ts";
import { registerSession } from "./session/routes.ts";
import { registerKeptAssets } from "./site/asset-routes.ts";
import { registerSite } from "./site/routes.ts";
import { registerVoiceArtists } from "./voice-artists/routes.ts";
import { registerVoiceRequests } from "./voice-requests/routes.ts";
import { registerVoices } from "./voices/routes.ts";

// A name of 100 characters, each escaped as up to twelve.
const maxParamLength = limits.name * 12;

/** All three together: one alone took 90 s to cut a slow socket (reliability.md, threat 18). */
const requestTimeout = 300_000;
const slowSockets = { headersTimeout: 5000, requestTimeout, connectionsCheckingInterval: 1000 };

/** Never listens, so a test can inject requests. */
export async function buildApp(parts: Parts): Promise<App> {
  const app = createApp(parts);
  await registerEverywhere(app, parts);
  registerSession(app, parts);
  registerVoices(app, parts);
  registerClients(app, parts);
  registerOffers(app, parts);
  registerVoiceArtists(app, parts);
  registerVoiceRequests(app, parts);
  registerAudioFiles(app, parts);
  registerAudioUpload(app, parts);
  registerHealth(app, parts);
  registerPolicyReports(app, parts);
  registerApiDocs(app);
  if (parts.site) {
    registerSite(app, parts.site);
    registerKeptAssets(app, parts);
  }
  return app;
}

function createApp({ settings, logger }: Parts): App {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: requestId,
    // The request log below writes its own lines, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    routerOptions: { maxParamLength },
    // Fastify sets the server's own once more from its option.
    requestTimeout,
    http: slowSockets,
    frameworkErrors: (error, request, reply) => answerThrown(error, request, reply),
  }) as App;
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser("text/plain");
  return app;
}

/** What holds for every route: it stands before the first one. */
async function registerEverywhere(app: App, parts: Parts): Promise<void> {
  const { settings, site, logger, metrics, passwords } = parts;
  registerRequestId(app);
  metrics?.watch(app);
  if (logger) registerRequestLog(app);
  registerSlowBodies(app);
  registerSecurityHeaders(app, {
    csp: site?.csp ?? { script: [], style: [] },
    secure: settings.secure,
  });
  registerErrors(app, site);
  await registerCrossOrigin(app, settings.corsOrigins);
  await registerLoadShedding(app, settings.load, () => passwords.waiting);
  await registerApiDocument(app);
}
