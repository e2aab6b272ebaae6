import { limits } from "#contract/constants/limits.ts";
import { problemAt } from "#server/http/problems/problem.ts";
import type { Settings } from "#server/settings.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { isCommonPassword } from "./common-passwords.ts";

const field = "newPassword";

// A shorter name is part of too many innocent words.
const shortestName = 4;

type Site = Pick<Settings, "agency" | "siteHost">;

/** The words that a password may not contain: of the user, the agency, and the site's host but its last. */
const ownWords = (names: string[], { agency, siteHost }: Site): string[] =>
  [agency.name, ...names, ...names.flatMap((name) => name.split(/\s+/)), ...siteHost.split(".").slice(0, -1)]
    .map(nameKey)
    .filter((word) => [...word].length >= shortestName);

/** Throws for a password that is too short or holds a name (docs/security.md); cheap enough to come before any limit. */
export function refuseNamed(password: string, names: string[], site: Site): void {
  const { least } = limits.password;
  if ([...password].length < least) throw problemAt(422, "password-too-weak", field, { least });
  const folded = nameKey(password);
  if (ownWords(names, site).some((word) => folded.includes(word)))
    throw problemAt(422, "password-has-name", field);
}

/** Throws for a password that is among the commonest which have leaked. */
export async function refuseCommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw problemAt(422, "password-too-common", field);
}
