import type { App } from "./app-type.ts";

/**
 * One line a call, of allowed fields only: the route's pattern and never its address, because names of
 * people stand in addresses; who called by an id that says nothing by itself; and why it was refused.
 */
export function registerRequestLog(app: App): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        user: request.caller?.userId,
        problem: reply.getHeader("problem-code"),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
