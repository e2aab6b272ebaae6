import type { App } from "./app-type.ts";
import { Problem } from "./problems/problem.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Notes the API's routes as they are registered, so register it before them; `answerOtherMethods` comes after them. */
export function noteMethods(app: App): { answerOtherMethods: () => void } {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ method, url }) => {
    if (!url.startsWith("/api/v1/") || url.includes("*")) return;
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });

  /** A known address that is asked by a method it does not have: 405, with those that it has in `Allow`. */
  const answerOtherMethods = () =>
    // As a plugin, because the routes of other plugins are registered when these are loaded.
    void app.register(async (scope: App) => {
      for (const [url, has] of known) {
        const allow = [...has].toSorted().join(", ");
        scope.route({
          method: methods.filter((method) => !has.has(method)),
          url,
          config: { isOtherMethod: true },
          schema: { hide: true },
          // Before a body is read.
          onRequest: async (_request, reply) => {
            void reply.header("allow", allow);
            throw new Problem(405, "method-not-allowed");
          },
          handler: async () => undefined,
        });
      }
    });
  return { answerOtherMethods };
}
