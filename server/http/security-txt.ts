import type { App } from "./app-type.ts";
import { plainText } from "./plain-text.ts";
import { Problem } from "./problems/problem.ts";

const halfAYear = 180 * 24 * 60 * 60_000;

interface Parts {
  clock: () => Date;
  settings: { securityContact: string | undefined; siteOrigin: string };
}

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. Without SECURITY_CONTACT there is none. */
export function registerSecurityText(app: App, { clock, settings }: Parts): void {
  const path = "/.well-known/security.txt";
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const { securityContact, siteOrigin } = settings;
    if (securityContact === undefined) throw new Problem(404, "not-found");
    const expires = new Date(clock().getTime() + halfAYear);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: tr, en",
      `Canonical: ${siteOrigin}${path}`,
    ];
    return reply
      .header("cache-control", "public, max-age=3600")
      .type(plainText)
      .send(`${lines.join("\n")}\n`);
  });
}
