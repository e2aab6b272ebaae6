import type { CspSources } from "#server/site/load.ts";

interface PolicyOptions {
  csp: CspSources;
  secure: boolean;
}

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
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
    ...(secure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
