import type { CspSources } from "#server/site/load.ts";

/** The policy of what is no page: nothing in it may load or run, were it opened as one. */
export const dataPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface PolicyOptions {
  csp: CspSources;
  secure: boolean;
}

/** Where browsers tell what they stopped on a page (policy-reports.ts). */
export const reportAddress = "/api/v1/policy-reports";

/** The Content-Security-Policy of the site's pages; only over https are insecure requests upgraded. */
export function contentPolicy({ csp, secure }: PolicyOptions): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...csp.script],
    "style-src": ["'self'", ...csp.style],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    // Samples may lie on any host; a page over https could not play one over http anyway.
    "media-src": ["'self'", "https:", ...(secure ? [] : ["http:"]), "blob:"],
    "connect-src": ["'self'", ...(csp.connect ?? [])],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
    // The one way to report that every browser knows; `report-to` would need a header on every answer.
    "report-uri": [reportAddress],
    ...(secure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
