import type { App } from "./app-type.ts";

/**
 * One line a call, of allowed fields only: the route's pattern and never its address, because names of
 * people stand in addresses.
 */
export function registerRequestLog(app: App): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
