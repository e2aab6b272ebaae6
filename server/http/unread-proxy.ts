import type { App } from "./app-type.ts";

/** What is said where a proxy seems to stand before the server and TRUST_PROXY does not name it. */
export const unreadProxy =
  "TRUST_PROXY is not set: behind a proxy all callers would share one address, and the limits of one.";

/** Says once that calls come with the addresses of callers that nobody reads. */
export function registerUnreadProxy(app: App, trustProxy: string[]): void {
  if (trustProxy.length > 0) return;
  let isTold = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isTold && request.headers["x-forwarded-for"] !== undefined) {
      isTold = true;
      request.log.warn(unreadProxy);
    }
    done();
  });
}
