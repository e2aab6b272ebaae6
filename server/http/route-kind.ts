import type { FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { Problem } from "./problems/problem.ts";

// The pattern of the route that was reached, as it stands in our source. The address is the caller's own spelling:
// `/%61pi/…` and `http://host/api/…` reach the same routes.
const isBelow = ({ routeOptions }: FastifyRequest, folder: string) =>
  routeOptions.url?.startsWith(folder) === true;

/** Whether a call reached the API. */
export const isApiCall = (request: FastifyRequest): boolean => isBelow(request, "/api/");

/** Whether a call asks for data or sounds, and so for no page. */
export const isDataCall = (request: FastifyRequest): boolean =>
  isApiCall(request) || isBelow(request, "/audio/");

/** Gives unknown addresses below these folders a route, so that they count as the API's and as sounds too. */
export function registerUnknownData(app: App): void {
  for (const url of ["/api/*", "/audio/*"])
    app.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url,
      schema: { hide: true },
      // Before a body is read.
      onRequest: async () => {
        throw new Problem(404, "not-found");
      },
      handler: async () => undefined,
    });
}
