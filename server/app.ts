import Fastify, { LogController } from "fastify";
import { limits } from "#contract/constants/limits.ts";
import { registerAccount } from "./account/routes.ts";
import { registerAudioFiles } from "./audio/files.ts";
import { registerAudioInParts } from "./audio/upload/in-parts.ts";
import { registerAudioUpload } from "./audio/upload/in-one-call.ts";
import { registerClientAccounts } from "./clients/owner-routes.ts";
import { registerClients } from "./clients/routes.ts";
import { registerExports } from "./export/routes.ts";
import { registerGuest } from "./guest/routes.ts";
import { registerHistory } from "./history/routes.ts";
import type { App } from "./http/app-type.ts";
import { registerApiDocs, registerApiDocument } from "./http/docs/document.ts";
import { registerCrossOrigin } from "./http/headers/cross-origin.ts";
import { registerPolicyReports } from "./http/headers/policy-reports.ts";
import { dataHeaders, registerSecurityHeaders } from "./http/headers/security-headers.ts";
import { registerHealth } from "./http/health.ts";
import { registerLeaving } from "./http/leaving.ts";
import { registerCostly } from "./http/limits/costly.ts";
import { registerLoadShedding } from "./http/limits/load-shedding.ts";
import { registerSlowBodies } from "./http/limits/slow-bodies.ts";
import { registerRequestId, requestId } from "./http/logs/request-id.ts";
import { registerRequestLog } from "./http/logs/request-log.ts";
import { noteMethods } from "./http/other-methods.ts";
import { answerThrown, registerErrors } from "./http/problems/errors.ts";
import { registerUnknownData } from "./http/route-kind.ts";
import { readableUrl } from "./http/readable-url.ts";
import { registerSecurityText } from "./http/security-txt.ts";
import { registerUnreadProxy } from "./http/unread-proxy.ts";
import { serializerCompiler } from "./http/serializer.ts";
import { validatorCompiler } from "./http/validator.ts";
import { registerImports } from "./imports/routes.ts";
import { registerInsights } from "./insights/routes.ts";
import { registerLists } from "./lists/routes.ts";
import { registerAttachments } from "./offers/attachments/routes.ts";
import { registerTakeNotes } from "./productions/notes/routes.ts";
import { registerTakes } from "./productions/takes/routes.ts";
import { registerOffers } from "./offers/routes.ts";
import type { Parts } from "./parts.ts";
import { registerFiles } from "./productions/files/routes.ts";
import { registerListening } from "./productions/listening/routes.ts";
import { registerReviewLink } from "./productions/review/routes.ts";
import { registerRooms } from "./rooms/routes.ts";
import { registerSession } from "./session/routes.ts";
import { registerKeptAssets } from "./site/asset-routes.ts";
import { registerShowcase } from "./showcase/routes.ts";
import { registerSite, sendNotFoundPage } from "./site/routes.ts";
import { registerTeam } from "./team/routes.ts";
import { registerUploads } from "./uploads/routes.ts";
import { registerVoiceArtists } from "./voice-artists/routes.ts";
import { registerClientsOfRequests } from "./voice-requests/client-routes.ts";
import { registerRequests } from "./voice-requests/request-routes.ts";
import { registerVoiceRequests } from "./voice-requests/routes.ts";
import { registerVoiceAudio } from "./voices/audio-routes.ts";
import { registerPace } from "./voices/pace/routes.ts";
import { registerVoices } from "./voices/routes.ts";

// A name of 100 characters, each escaped as up to twelve.
const maxParamLength = limits.name * 12;

/** All three are needed to cut a slow socket: with one alone it took 90 s. */
const requestTimeout = 300_000;
const slowSockets = { headersTimeout: 5000, requestTimeout, connectionsCheckingInterval: 1000 };

/** Never listens, so a test can inject requests. */
export async function buildApp(parts: Parts): Promise<App> {
  const app = createApp(parts);
  await registerForEveryRoute(app, parts);
  const { answerOtherMethods } = noteMethods(app);
  registerSession(app, parts);
  registerAccount(app, parts);
  registerVoices(app, parts);
  registerPace(app, parts);
  registerVoiceAudio(app, parts);
  registerClients(app, parts);
  registerClientAccounts(app, parts);
  registerTeam(app, parts);
  registerHistory(app, parts);
  registerExports(app, parts);
  registerOffers(app, parts);
  registerAttachments(app, parts);
  registerListening(app, parts);
  registerFiles(app, parts);
  registerTakes(app, parts);
  registerTakeNotes(app, parts);
  registerReviewLink(app, parts);
  registerLists(app, parts);
  registerRooms(app, parts);
  registerGuest(app, parts);
  registerVoiceArtists(app, parts);
  registerImports(app, parts);
  registerVoiceRequests(app, parts);
  registerRequests(app, parts);
  registerClientsOfRequests(app, parts);
  registerInsights(app, parts);
  registerShowcase(app, parts);
  registerAudioFiles(app, parts);
  registerAudioUpload(app, parts);
  registerUploads(app, parts);
  registerAudioInParts(app, parts);
  registerHealth(app, parts);
  registerSecurityText(app, parts);
  registerPolicyReports(app, parts);
  registerApiDocs(app);
  answerOtherMethods();
  registerUnknownData(app);
  if (parts.site) {
    registerSite(app, parts.site, parts);
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
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    // Fastify overwrites the server's own value with this one.
    requestTimeout,
    http: slowSockets,
    frameworkErrors: (error, request, reply) => answerThrown(error, request, reply.headers(dataHeaders)),
  }) as App;
  app.decorateRequest("caller", null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");
  return app;
}

/** What every route gets; must stand before the first one. */
async function registerForEveryRoute(app: App, parts: Parts): Promise<void> {
  const { settings, site, logger, metrics, stopping } = parts;
  registerRequestId(app);
  metrics?.watch(app);
  if (logger) registerRequestLog(app);
  registerLeaving(app, stopping);
  registerUnreadProxy(app, settings.trustProxy);
  registerSlowBodies(app);
  registerSecurityHeaders(app, {
    csp: site?.csp ?? { script: [], style: [] },
    secure: settings.secure,
  });
  registerErrors(app, (request, reply) => site !== undefined && sendNotFoundPage(site, request, reply));
  await registerCrossOrigin(app, settings.corsOrigins);
  await registerLoadShedding(app, settings.load, ({ caller }) => caller?.userId);
  registerCostly(app, parts, ({ caller }) => caller?.userId);
  await registerApiDocument(app, parts.settings.agency.name);
}
