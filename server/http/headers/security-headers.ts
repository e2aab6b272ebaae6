import type { App } from "#server/http/app-type.ts";
import { isDataCall } from "#server/http/route-kind.ts";
import { contentPolicy, dataPolicy, type CspSources } from "./content-policy.ts";

/** Permissions that this site never asks for. */
const permissions = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

const everywhere = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const twoYears = "max-age=63072000; includeSubDomains";

interface HeaderOptions {
  csp: CspSources;
  /** The site's public address begins with https. */
  secure: boolean;
}

/** The headers of data, which also suit an address that nobody could read: no hook runs for such a call. */
export const dataHeaders = { ...everywhere, "content-security-policy": dataPolicy };

/** The security headers of every answer; HSTS goes over https only. */
export function registerSecurityHeaders(app: App, options: HeaderOptions): void {
  const forPages = { ...everywhere, "content-security-policy": contentPolicy(options) };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(isDataCall(request) ? dataHeaders : forPages);
    if (options.secure || request.protocol === "https")
      void reply.header("strict-transport-security", twoYears);
    done();
  });
}
