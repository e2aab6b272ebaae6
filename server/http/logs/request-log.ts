import type { App } from "#server/http/app-type.ts";

/**
 * One line a call, of allowed fields only: the route's pattern and never its address, because names of
 * people stand in addresses; and why it was refused. Who called is not told: an id is personal data too.
 */
export function registerRequestLog(app: App): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        problem: reply.getHeader("problem-code"),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
