/** The policy of data: opened as a page, nothing in it may load or run. */
export const dataPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the policy must name besides 'self': hashes of the build's inline parts, and the API's origin. */
export interface CspSources {
  script: string[];
  style: string[];
  connect?: string[];
}

interface PolicyOptions {
  csp: CspSources;
  secure: boolean;
  /** Whether sound comes from our own origin alone, as on a room's page. */
  ownSound?: boolean;
}

/** Where browsers report what they stopped on a page (policy-reports.ts). */
export const reportAddress = "/api/v1/policy-reports";

/** The Content-Security-Policy of the site's pages; only over https are insecure requests upgraded. */
export function contentPolicy({ csp, secure, ownSound = false }: PolicyOptions): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...csp.script],
    "style-src": ["'self'", ...csp.style],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    // Samples may lie on any host; a page over https could not play one over http anyway.
    "media-src": ["'self'", ...(ownSound ? [] : ["https:", ...(secure ? [] : ["http:"])]), "blob:"],
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
