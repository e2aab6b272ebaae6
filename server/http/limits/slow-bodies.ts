import type { FastifyRequest } from "fastify";
import type { App } from "#server/http/app-type.ts";

/** How long a body may take where a route says nothing else. */
const usualSeconds = 10;

const cutOff = ({ raw }: FastifyRequest) => {
  if (raw.socket.writable) raw.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  raw.destroy();
};

/** Whether a body follows the headers. */
export const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Cuts a request whose body does not arrive in time. The server's own timeout is one for all routes, and
 * an upload needs longer than a form.
 */
export function registerSlowBodies(app: App): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request)) {
      const seconds = request.routeOptions.config?.bodySeconds ?? usualSeconds;
      const timer = setTimeout(() => cutOff(request), seconds * 1000);
      request.raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
    }
    done();
  });
}
